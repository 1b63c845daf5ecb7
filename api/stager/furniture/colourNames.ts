/** Plain names of colours, cloths and woods, for the choices that a person is given. */
import type { Vec3 } from '../contract.js';
import { paint } from './hexColour.js';
import { rugLabel } from './catalogue/label.js';
import type { Cloth, Fabric, RugDesign, Wood } from './styleBook.js';

/** Linear reflectances. */
export const NAMED = {
  white: paint('F7F6F3'),
  ivory: paint('EDE6D8'),
  cream: paint('E6DBC4'),
  sand: paint('D3C6B0'),
  beige: paint('C0AE94'),
  camel: paint('B08A5E'),
  straw: paint('D2BC85'),
  honey: paint('BE9562'),
  caramel: paint('9B6B42'),
  brown: paint('7C5A42'),
  'grey-brown': paint('786658'),
  chestnut: paint('643E2A'),
  'dark brown': paint('45322A'),
  taupe: paint('8F8377'),
  stone: paint('A89F92'),
  'pale grey': paint('D9D9D6'),
  'light grey': paint('BBBBB8'),
  grey: paint('929290'),
  'dark grey': paint('656463'),
  charcoal: paint('474645'),
  black: paint('262524'),
  'pale blue': paint('BFCFDA'),
  'grey-blue': paint('8496A5'),
  'sea blue': paint('3E7C94'),
  blue: paint('4A6C92'),
  'dark blue': paint('2E4A63'),
  navy: paint('1F2D45'),
  turquoise: paint('5FA8A5'),
  teal: paint('2F6B6A'),
  'pale green': paint('C3CDB6'),
  sage: paint('98A387'),
  olive: paint('767449'),
  green: paint('53754F'),
  'dark green': paint('2B4536'),
  mustard: paint('C29A35'),
  ochre: paint('B07F35'),
  yellow: paint('E0C050'),
  orange: paint('CC7033'),
  terracotta: paint('B4674A'),
  rust: paint('96492C'),
  coral: paint('E0836C'),
  red: paint('A63A33'),
  burgundy: paint('5E2229'),
  'pale pink': paint('E8CFC8'),
  pink: paint('D69C9A'),
  rose: paint('B8706F'),
  mauve: paint('9A7F8E'),
  plum: paint('5B3A4E'),
  lilac: paint('C4B5CB'),
} as const satisfies Readonly<Record<string, Vec3>>;

/** How far apart two colours are, in square-root values: 0 to about 1.7. */
export const colourDistance = (a: Vec3, b: Vec3): number =>
  Math.hypot(...a.map((value, channel) => Math.sqrt(value) - Math.sqrt(b[channel] ?? 0)));

/** Whether two colours are hardly distinguishable. */
export const isAlike = (a: Vec3, b: Vec3): boolean => colourDistance(a, b) < 0.12;

/** Brightness, red against green, and yellow against blue; hue counts more than brightness, as it does in words. */
function asNamed(colour: Vec3): Vec3 {
  const [r, g, b] = colour.map(Math.sqrt) as [number, number, number];
  return [(r + g + b) / 3, 2 * (r - g), (r + g) / 2 - b];
}

function unlikeness(a: Vec3, b: Vec3): number {
  const [one, other] = [asNamed(a), asNamed(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The name of the nearest of a few dozen colours, such as "sand". @param colour linear reflectance */
function colourName(colour: Vec3): string {
  const [[name]] = Object.entries<Vec3>(NAMED).toSorted(
    ([, a], [, b]) => unlikeness(a, colour) - unlikeness(b, colour),
  );
  return name;
}

const CLOTHS: Readonly<Partial<Record<Cloth, string>>> = {
  boucle: 'bouclé',
  stripes: 'stripes',
  floral: 'flowers',
  windowpane: 'check',
  mudcloth: 'mud cloth',
};

/** "sand weave", "brown leather", "white and blue stripes". */
export function fabricName({ cloth, colour, colour2 }: Fabric): string {
  return `${pairName(colour, colour2)} ${CLOTHS[cloth] ?? cloth}`;
}

function pairName(colour: Vec3, other: Vec3 | undefined): string {
  const [first, second] = [colourName(colour), other && colourName(other)];
  return second === undefined || second === first ? first : `${first} and ${second}`;
}

/** "sand and grey kilim rug". */
export const rugName = ({ pattern, ground, figure }: RugDesign): string =>
  `${pairName(ground, pattern === 'plain' ? undefined : figure)} ${rugLabel(pattern)}`;

/** "brown walnut", "white painted wood". */
export function woodName({ colour, finish, grain }: Wood): string {
  if (finish === 'painted' || finish === 'lacquer') {
    return `${colourName(colour)} ${finish === 'painted' ? 'painted wood' : 'lacquer'}`;
  }
  return `${colourName(colour)} ${finish === 'reclaimed' ? 'old wood' : (grain ?? 'oak')}`;
}
