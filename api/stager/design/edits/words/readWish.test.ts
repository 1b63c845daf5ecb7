/** What phrases ask for, whatever the room allows. */
import { describe, expect, it } from 'vitest';
import { readPhrases } from './phrases.js';

/** The acts of the wishes of a comment. */
const acts = (words: string) => readPhrases(words).map(({ wish }) => wish?.act ?? null);
const wish = (words: string) => readPhrases(words)[0]?.wish;

describe('a phrase asks to', () => {
  it.each([
    [
      'arrange',
      [
        'another arrangement',
        'Please arrange the room anew in the same style.',
        'rearrange the furniture',
        'a different layout',
        'start over',
        'try another layout',
      ],
    ],
    [
      'restyle',
      [
        'in japandi style',
        'make it scandinavian',
        'change the style to industrial',
        'more modern',
        'boho',
        'in a classic style please',
      ],
    ],
    [
      'like',
      ['like photo 2', 'same furniture as in photo 1', 'make it look like the second picture', 'as in picture #3'],
    ],
    [
      'colour',
      [
        'the armchair in blue',
        'make the sofa dark green',
        'a grey sofa',
        'leather armchair',
        'a darker rug',
        'another colour for the sofa',
        'change the colour of the sofa to blue',
        'the sofa is too dark',
      ],
    ],
    [
      'resize',
      [
        'bigger rug',
        'make the coffee table smaller',
        'the rug is too small',
        'a much larger rug',
        'enlarge the rug',
        'the sofa should be wider',
        'I would like a bigger coffee table please',
      ],
    ],
    ['count', ['two armchairs', 'only one armchair', '2 plants', 'a rug']],
    [
      'more',
      [
        'another plant',
        'one more armchair',
        'more plants',
        'add a floor lamp',
        'fewer plants',
        'too many plants',
        'add a plant next to the sofa',
        'put a plant in the corner',
        'a second armchair',
      ],
    ],
    [
      'remove',
      [
        'no plants',
        'remove the plant',
        'no TV above the fireplace',
        'without curtains',
        "I don't want the rug",
        'get rid of the floor lamp',
        'take the plant away',
        'the plant should go',
        'nothing above the fireplace',
        'the side table is not needed',
        'please delete the pouf',
      ],
    ],
    [
      'furniture',
      [
        'more furniture',
        'less furniture',
        'it looks too empty',
        'too crowded',
        'a bit more furniture',
        'fewer things',
        'declutter the room',
      ],
    ],
    [
      'move',
      [
        'move the sofa to the window',
        'sofa closer to the wall',
        'put the armchair in front of the fireplace',
        'the sofa should stand by the window',
        'push the sofa back',
        'the armchair a bit to the right',
        'rug under the coffee table',
        'the sofa is too close to the door',
        'centre the rug',
        'hang the picture higher',
        'armchair between the sofa and the window',
        'move the armchair 50 cm to the left',
        'moove the armchiar to the windw',
      ],
    ],
    [
      'turn',
      [
        'turn the armchair to the fireplace',
        'rotate the sofa by 45 degrees',
        'the armchair should face the window',
        'turn the sofa around',
        'armchairs facing the sofa',
        'angle the armchair a bit',
      ],
    ],
    [
      'swap',
      [
        'swap the armchair for a pouf',
        'replace the coffee table with a side table',
        'a pouf instead of the armchair',
        'exchange the sofa by a loveseat',
      ],
    ],
    [
      'free',
      [
        'keep the path to the kitchen free',
        "don't block the door",
        'leave the doorway clear',
        'nothing in front of the window',
        'the door is blocked',
        'clear the way to the terrace',
      ],
    ],
    ['vary', ['a different picture', 'a different sofa', 'other curtains']],
    [
      'keep',
      ['keep the sofa where it is', 'the rest is great', 'I like the rug', 'looks good', 'everything else can stay'],
    ],
    ['room', ['paint the walls white', 'another floor', 'remove the ceiling']],
  ])('%s', (act, phrases) => {
    expect(phrases.flatMap((words) => acts(words).map((one) => `${words}: ${one}`))).toEqual(
      phrases.map((words) => `${words}: ${act}`),
    );
  });
});

describe('a comment of several phrases', () => {
  it('is parted at commas, "and" and full stops, without courtesies', () => {
    expect(acts('Hi, please move the sofa to the window and remove the plant. A bigger rug, thanks!')).toEqual([
      'move',
      'remove',
      'resize',
    ]);
  });

  it('goes on with the verb of the phrase before', () => {
    expect(readPhrases('remove the plant and the rug').map((one) => one.wish)).toMatchObject([
      { act: 'remove', what: { kinds: ['plant'] } },
      { act: 'remove', what: { kinds: ['rug'] } },
    ]);
    expect(readPhrases('no plants or art').map((one) => one.wish)).toMatchObject([
      { act: 'remove' },
      { act: 'remove' },
    ]);
  });

  it('takes the place from the phrase after', () => {
    expect(acts('move the sofa and the armchair to the window')).toEqual(['move', 'move']);
  });

  it('knows what "it" is, and what a topic is', () => {
    expect(readPhrases('The sofa is too big, move it to the window')[1]?.wish).toMatchObject({
      act: 'move',
      what: { kinds: ['sofa'] },
    });
    expect(wish('three-seat sofa: too big')).toMatchObject({ act: 'resize', what: { kinds: ['sofa'] }, bigger: false });
    expect(wish('tall potted plant: remove')).toMatchObject({ act: 'remove', what: { kinds: ['plant'] } });
  });

  it('understands so many and no more', () => {
    const many = readPhrases(Array.from({ length: 25 }, () => 'bigger rug').join(', '));
    expect(many).toHaveLength(25);
    expect(many.map(({ wish }) => wish?.act ?? null)).toEqual([
      ...Array.from({ length: 20 }, () => 'resize'),
      ...Array.from({ length: 5 }, () => null),
    ]);
  });

  it('keeps numbers with a point whole', () => {
    expect(wish('move the sofa 0.5 m to the left')).toMatchObject({ where: { to: 'way', way: 'left', metres: 0.5 } });
  });
});

it.each([
  ['move the sofa to the left', { where: { to: 'way', way: 'left', metres: 0.5 } }],
  ['move the sofa a bit to the left', { where: { to: 'way', way: 'left', metres: 0.25 } }],
  ['move the sofa all the way to the left', { where: { to: 'way', way: 'left', metres: null } }],
  ['move the sofa to the left wall', { where: { to: 'at', mark: { is: 'wall', side: 'left' } } }],
  [
    'move the left armchair to the right corner',
    { what: { side: 'left' }, where: { mark: { is: 'corner', sides: ['right'] } } },
  ],
  ['move the armchair away from the door', { where: { to: 'away', mark: { is: 'opening', kind: 'door' } } }],
  ['move the armchair 20 inches closer to the sofa', { where: { to: 'closer', metres: expect.closeTo(0.508) } }],
  ['move the plant to the right of the sofa', { where: { to: 'at', side: 'right', mark: { is: 'piece' } } }],
])('%s: where', (words, expected) => {
  expect(wish(words)).toMatchObject(expected);
});

it.each(['make it cosy', 'we want to sell it fast', 'lorem ipsum dolor', 'x'.repeat(500), 'the quick brown fox', ''])(
  'does not understand "%s"',
  (words) => {
    expect(readPhrases(words).filter((phrase) => phrase.wish !== null)).toEqual([]);
  },
);
