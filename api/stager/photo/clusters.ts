/** Points to which the centres are fitted, evenly picked; all points are labelled in the end. */
const FITTED = 6000;
const ROUNDS = 8;
/** Draws follow the golden ratio: spread evenly, and the same every time. */
const GOLDEN = 0.6180339887498949;

export interface ClusterOptions {
  /** numbers per point */
  readonly dimensions: number;
  readonly clusters: number;
}

/**
 * k-means with k-means++ seeding (Arthur and Vassilvitskii 2007), its draws taken from a fixed even sequence.
 * @param points row-major, `dimensions` numbers per point
 * @returns one cluster number per point
 */
export function cluster(points: Float32Array, options: ClusterOptions): Uint8Array {
  const { dimensions, clusters } = options;
  const count = points.length / dimensions;
  const stride = Math.max(1, Math.floor(count / FITTED));
  const centres = seedCentres(points, options, stride);
  const labels = new Uint8Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    const step = round < ROUNDS - 1 ? stride : 1;
    const sums = new Float64Array(clusters * dimensions);
    const members = new Float64Array(clusters);
    for (let i = 0; i < count; i += step) {
      const label = nearest(points, i, centres, options);
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

function nearest(points: Float32Array, i: number, centres: Float64Array, options: ClusterOptions): number {
  const { dimensions, clusters } = options;
  let best = Infinity;
  let label = 0;
  for (let k = 0; k < clusters; k++) {
    let distance = 0;
    for (let d = 0; d < dimensions && distance < best; d++) {
      const difference = points[i * dimensions + d] - centres[k * dimensions + d];
      distance += difference * difference;
    }
    if (distance >= best) continue;
    best = distance;
    label = k;
  }
  return label;
}

function seedCentres(points: Float32Array, { dimensions, clusters }: ClusterOptions, stride: number): Float64Array {
  const count = points.length / dimensions;
  const centres = new Float64Array(clusters * dimensions);
  const distances = new Float64Array(count).fill(Infinity);
  let pick = Math.floor(count / 2);
  for (let k = 0; k < clusters; k++) {
    for (let d = 0; d < dimensions; d++) centres[k * dimensions + d] = points[pick * dimensions + d];
    let sum = 0;
    for (let i = 0; i < count; i += stride) {
      const distance = squaredDistance(points, i * dimensions, centres, k * dimensions, dimensions);
      if (distance < distances[i]) distances[i] = distance;
      sum += distances[i];
    }
    pick = drawn(distances, stride, (((k + 1) * GOLDEN) % 1) * sum);
  }
  return centres;
}

function drawn(distances: Float64Array, stride: number, target: number): number {
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
