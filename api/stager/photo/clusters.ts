/** Number of points to which the centres are fitted, evenly picked; all points are labelled at the end. */
const FITTED = 6000;
const ROUNDS = 8;
/** Draws follow the golden ratio: low discrepancy, and deterministic. */
const GOLDEN = 0.6180339887498949;

interface ClusterOptions {
  /** numbers per point */
  readonly dimensions: number;
  readonly clusters: number;
}

/**
 * k-means with k-means++ seeding (Arthur and Vassilvitskii 2007); the seeds are drawn from a fixed low-discrepancy
 * sequence.
 * @param points row-major, `dimensions` numbers per point
 * @returns one cluster number per point
 */
export function cluster(points: Float32Array, options: ClusterOptions): Uint8Array {
  const { dimensions, clusters } = options;
  const count = points.length / dimensions;
  const stride = Math.max(1, Math.floor(count / FITTED));
  const labels = new Uint8Array(count);
  const centres = seedCentres(points, options, stride, labels);
  for (let round = 0; round < ROUNDS; round++) {
    const step = round < ROUNDS - 1 ? stride : 1;
    const sums = new Float64Array(clusters * dimensions);
    const members = new Float64Array(clusters);
    const at = { ...options, centres, apart: distancesBetween(centres, options) };
    for (let i = 0; i < count; i += step) {
      // a point that was not fitted starts with its predecessor's label
      const guess = labels[i % stride === 0 ? i : i - 1];
      const label = nearest(points, i, at, guess);
      labels[i] = label;
      members[label]++;
      for (let d = 0; d < dimensions; d++) sums[label * dimensions + d] += points[i * dimensions + d];
    }
    sums.forEach((sum, k) => {
      const n = members[Math.floor(k / dimensions)];
      if (n) centres[k] = sum / n;
    });
  }
  return labels;
}

interface Centres extends ClusterOptions {
  readonly centres: Float64Array;
  /** [cluster][cluster]: squared distances */
  readonly apart: Float64Array;
}

function distancesBetween(centres: Float64Array, { dimensions, clusters }: ClusterOptions): Float64Array {
  const apart = new Float64Array(clusters * clusters);
  for (let j = 0; j < clusters; j++) {
    for (let k = 0; k < clusters; k++) {
      let sum = 0;
      for (let d = 0; d < dimensions; d++) sum += (centres[j * dimensions + d] - centres[k * dimensions + d]) ** 2;
      apart[j * clusters + k] = sum;
    }
  }
  return apart;
}

/** Squared factor 2, with a margin for rounding. */
const TOO_FAR = 4 * (1 + 1e-9);

/**
 * Index of the nearest centre, the first of several. A centre more than twice as far from the current best as the point
 * is cannot be nearer (Elkan 2003): from a good start few are tested.
 */
function nearest(
  points: Float32Array,
  i: number,
  { dimensions, clusters, centres, apart }: Centres,
  guess: number,
): number {
  let label = guess;
  let best = squaredDistance(points, i * dimensions, centres, guess * dimensions, dimensions);
  for (let k = 0; k < clusters; k++) {
    if (k === guess || apart[label * clusters + k] > TOO_FAR * best) continue;
    const distance = squaredDistance(points, i * dimensions, centres, k * dimensions, dimensions);
    if (distance > best || (distance === best && k > label)) continue;
    best = distance;
    label = k;
  }
  return label;
}

/** Seeds the centres and labels the fitted points. */
function seedCentres(
  points: Float32Array,
  { dimensions, clusters }: ClusterOptions,
  stride: number,
  labels: Uint8Array,
): Float64Array {
  const count = points.length / dimensions;
  const centres = new Float64Array(clusters * dimensions);
  const distances = new Float64Array(count).fill(Infinity);
  let pick = Math.floor(count / 2);
  for (let k = 0; k < clusters; k++) {
    for (let d = 0; d < dimensions; d++) centres[k * dimensions + d] = points[pick * dimensions + d];
    let sum = 0;
    for (let i = 0; i < count; i += stride) {
      const distance = squaredDistance(points, i * dimensions, centres, k * dimensions, dimensions);
      if (distance < distances[i]) {
        distances[i] = distance;
        labels[i] = k;
      }
      sum += distances[i];
    }
    pick = drawIndex(distances, stride, (((k + 1) * GOLDEN) % 1) * sum);
  }
  return centres;
}

function drawIndex(distances: Float64Array, stride: number, target: number): number {
  let left = target;
  for (let i = 0; i < distances.length; i += stride) {
    left -= distances[i];
    if (left <= 0) return i;
  }
  return 0;
}

function squaredDistance(a: Float32Array, i: number, b: Float64Array, j: number, dimensions: number): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d++) sum += (a[i + d] - b[j + d]) * (a[i + d] - b[j + d]);
  return sum;
}
