/** What a style is made of: the vocabulary in which `styles.ts` writes its twelve tables. */
import type { Vec3 } from '../contract.js';
import type { Motif } from '../motifs.js';

/** Cloth with a figure of its second colour. */
export type FiguredCloth = 'herringbone' | 'windowpane' | 'mudcloth' | 'dashes';
export type Cloth =
  | 'weave'
  | 'linen'
  | 'boucle'
  | 'velvet'
  | 'leather'
  | 'stripes'
  | 'damask'
  | 'floral'
  | 'wool'
  | FiguredCloth;
export interface Fabric {
  readonly cloth: Cloth;
  readonly colour: Vec3;
  /** stripes, the figure of a damask, the flowers of a print */
  readonly colour2?: Vec3;
}

/** `sleek` lacquer, `satin` oiled wood, `rough` reclaimed boards, `painted` with rubbed edges. */
export interface Wood {
  readonly colour: Vec3;
  readonly finish: 'satin' | 'lacquer' | 'reclaimed' | 'painted';
  /** how its rings and pores show; default: oak */
  readonly grain?: Grain;
}

export type Grain = 'oak' | 'walnut' | 'ash' | 'birch' | 'mahogany' | 'pine';

export interface Metal {
  readonly colour: Vec3;
  readonly finish: 'black' | 'brushed' | 'polished' | 'raw';
}

type StonePattern = 'marble' | 'travertine' | 'terrazzo' | 'concrete' | 'glaze';
export interface Stone {
  readonly pattern: StonePattern;
  readonly colour: Vec3;
  readonly colour2: Vec3;
}

export type LegKind = 'tapered' | 'steel' | 'hairpin' | 'turned' | 'cabriole' | 'block' | 'sled' | 'cross' | 'none';
export type RugPattern =
  | 'plain'
  | 'diamond'
  | 'lines'
  | 'abrash'
  | 'rows'
  | 'stripes'
  | 'oriental'
  | 'distressed'
  | 'kilim'
  | 'jute'
  | 'fans'
  | 'grid';

/** A rug of three yarns, linear reflectances. */
export interface RugDesign {
  readonly pattern: RugPattern;
  readonly ground: Vec3;
  readonly figure: Vec3;
  readonly third: Vec3;
  /** at its short ends */
  readonly fringe?: boolean;
}

export type Species =
  | 'fiddle'
  | 'rubber'
  | 'monstera'
  | 'paradise'
  | 'olive'
  | 'ficus'
  | 'palm'
  | 'snake'
  | 'pampas'
  | 'bonsai'
  | 'branch'
  | 'lavender';

export type StemKind = 'eucalyptus' | 'grass' | 'blossom' | 'bouquet' | 'twig' | 'palm';

export interface SofaShape {
  readonly arm: 'track' | 'slim' | 'round' | 'rolled' | 'wood' | 'frame' | 'curved' | 'none';
  readonly back: 'loose' | 'tight' | 'buttoned' | 'channel';
  readonly base: 'legs' | 'plinth' | 'skirt' | 'platform';
  readonly seats: 'each' | 'pair' | 'bench';
  readonly cushions: number;
}

export interface Shapes {
  readonly leg: LegKind;
  /** rounding of upholstery, metres */
  readonly softness: number;
  readonly sofa: SofaShape;
  readonly armchair: 'sofa' | 'wing' | 'barrel' | 'lounge' | 'rattan' | 'shell' | 'slat';
  readonly headboard: 'channel' | 'panel' | 'slats' | 'buttoned' | 'arch' | 'frame' | 'shell' | 'cane' | 'none';
  readonly bedBase: 'upholstered' | 'wood' | 'platform';
  readonly diningTable: 'legs' | 'pedestal' | 'trestle' | 'drum' | 'cross';
  readonly roundTables: boolean;
  readonly coffeeTable: 'legs' | 'drum' | 'pebble' | 'frame' | 'trunk' | 'slab' | 'tray';
  readonly diningChair: 'shell' | 'spindle' | 'upholstered' | 'louis' | 'metal' | 'cane' | 'crossback' | 'slat';
  readonly cabinet: 'plain' | 'handleless' | 'panelled' | 'slatted' | 'fluted' | 'industrial' | 'cane';
  readonly bookcase: 'case' | 'open' | 'metal' | 'ladder';
  readonly floorLamp: 'arc' | 'tripod' | 'stem' | 'paper' | 'pharmacy' | 'globe';
  readonly tableLamp: 'ceramic' | 'globe' | 'column' | 'paper' | 'turned' | 'bulb' | 'rattan';
  readonly deskLamp: 'bar' | 'arm' | 'dome' | 'banker' | 'swan' | 'paper' | 'pot';
  readonly pendant:
    | 'dome'
    | 'globe'
    | 'line'
    | 'ring'
    | 'paper'
    | 'chandelier'
    | 'bulbs'
    | 'basket'
    | 'drum'
    | 'lantern';
  readonly screen: 'slim' | 'easel' | 'pedestal' | 'framed';
  readonly curtain: 'sheer' | 'linen' | 'lined';
  readonly pot: 'cylinder' | 'tapered' | 'bowl' | 'basket' | 'urn' | 'crate';
  readonly frame: 'thin' | 'gilt' | 'box' | 'wood' | 'none';
  readonly mirror: 'round' | 'arch' | 'rectangle' | 'gilt' | 'sunburst';
}

/** Factors on the usual sizes, by silhouette. */
export interface Proportions {
  /** height of sofas, armchairs and their tables */
  readonly seats: number;
  /** where sofas are lower than the armchairs beside them */
  readonly sofa?: number;
  /** height of a bed with its headboard */
  readonly bed: number;
  /** depth of a coffee table as a share of its width; 1 is round or square */
  readonly coffeeTable: number;
  readonly plants: number;
}

/** Matching textiles: cushions and the throw on the sofa, which may also be the bed's blanket. */
export interface Palette {
  readonly cushions: readonly Fabric[];
  readonly throw: Fabric;
}

/** Alternatives to the book's own choices, by which rooms of one style differ. */
interface Variety {
  readonly sofas: readonly Fabric[];
  readonly armchairs: readonly Fabric[];
  readonly palettes: readonly Palette[];
  readonly tableLamps: readonly Shapes['tableLamp'][];
}

export interface StyleBook {
  /** linear reflectances; `accents` from quiet to bold */
  readonly neutrals: readonly Vec3[];
  readonly accents: readonly Vec3[];
  readonly sofa: Fabric;
  readonly armchair: Fabric;
  readonly chair: Fabric;
  readonly headboard: Fabric;
  readonly curtain: Fabric;
  readonly bedding: { readonly sheet: Vec3; readonly duvet: Fabric; readonly blanket: Fabric };
  readonly cushions: readonly Fabric[];
  readonly throw: Fabric;
  readonly wood: Wood;
  readonly secondWood: Wood;
  readonly metal: Metal;
  readonly stone: Stone;
  readonly shade: Vec3;
  readonly pot: Vec3;
  readonly ceramic: Vec3;
  /** the rugs that suit it, pale and dark; a room's floor and seed choose */
  readonly rugs: readonly RugDesign[];
  readonly plants: readonly Species[];
  /** what stands in its vases */
  readonly stems: readonly StemKind[];
  /** share of room for things on shelves and beds, 0 bare .. 1 full */
  readonly fullness: number;
  readonly shapes: Shapes;
  readonly proportions: Proportions;
  readonly variety: Variety;
  /** the pictures that suit it */
  readonly motifs: readonly Motif[];
}
