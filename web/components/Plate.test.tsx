import { expect, test } from 'vitest';
import { houseNumber } from './Plate.js';

test.each([
  ['1428 Alder Lane, Portland, OR 97209', '1428'],
  ['39B Mercer Street, Hudson, NY 12534', '39B'],
  ['Unit 4, 2210 Saint Bartholomew Boulevard', '4'],
  ['Rua das Flores 12', '12'],
  ['147-32B Jamaica Avenue, Queens, NY 11435', '147-32B'],
  ['Llanfairpwllgwyngyll37', 'L'],
  ['The Old Mill', 'T'],
  ['élan vital', 'É'],
  ['  ', ''],
])('shows the plate of "%s" as "%s"', (address, number) => {
  expect(houseNumber(address)).toBe(number);
});
