/** Written by `npm run train:openings` from made-up rooms alone. */
import type { StepModel } from './stepModel.js';

export const FIREPLACE_MODEL: StepModel = {
  intercept: -1.204,
  curves: {
    seen: { steps: [0.901], values: [0.251, -0.033] },
    outdoor: { steps: [0.248, 0.277], values: [0.955, 0.115, -0.296] },
    outdoorAround: { steps: [0.23, 0.266, 0.542], values: [0.987, 0.012, -0.193, -0.291] },
    greener: { steps: [0.001], values: [0.096, -0.283] },
    lively: { steps: [0.697], values: [0.133, -1.84] },
    texture: { steps: [2.133, 3.201, 6.537], values: [0.999, -0.005, -0.091, -1.847] },
    lighterThanPaint: {
      steps: [-15.83, -13.312, -9.114, -7.071, -4.208],
      values: [0.672, 0.242, -0.078, -0.495, -0.741, -0.843],
    },
    lighterThanBeside: { steps: [-6.908, -3.198, -2.228], values: [0.193, -0.071, -0.267, -0.762] },
    lighterThanAbove: { steps: [-21.268, -17.134, -9.038], values: [0.736, 0.317, -0.204, -0.471] },
    unlikePaint: { steps: [0.916, 3.282, 3.719, 4.243, 7.22], values: [-1.34, -0.735, -0.532, -0.399, -0.255, 0.953] },
    spread: { steps: [11.403, 21.045, 23.64], values: [-0.85, -0.653, 0.247, 0.826] },
    weakerPost: { steps: [0.202, 0.245], values: [-1.162, -0.01, 0.108] },
    strongerPost: { steps: [0.629], values: [-0.078, 0.102] },
    bottomEdge: { steps: [0.312], values: [0.048, -0.089] },
    fourSides: { steps: [0.394], values: [-0.045, 0.04] },
    faintTop: {
      steps: [0.373, 0.445, 0.462, 0.521, 0.534, 0.557, 0.578, 0.603, 0.662, 0.723, 0.823],
      values: [-3.504, -2.65, -2.429, -2, -1.57, -0.54, -0.443, 0.016, 0.283, 0.387, 0.603, 1.799],
    },
    weakestOfThree: { steps: [0.384], values: [-1.048, 0.079] },
    topBeyond: { steps: [0.509], values: [-0.072, 0.03] },
    corners: { steps: [-0.543], values: [-0.249, 0.011] },
    width: { steps: [0.9, 1.65, 1.75], values: [0.272, 0.156, -0.59, -1.143] },
    height: { steps: [0.978, 1.428, 1.504], values: [-0.094, 0.09, -0.042, -0.574] },
    top: { steps: [1.428], values: [0.05, -0.284] },
    toCeiling: { steps: [1.478, 1.619, 1.653, 1.701], values: [0.143, -0.066, -0.414, -0.686, -0.916] },
    shareOfWall: { steps: [0.122, 0.15], values: [-0.721, -0.227, 0.134] },
    shareOfLength: { steps: [0.331], values: [-0.082, 0.02] },
    rails: {
      steps: [0.638, 0.661, 0.684, 0.784, 0.809, 0.838],
      values: [-1.168, -0.816, 0.342, 0.664, 0.57, -0.406, -1.02],
    },
    innerLevels: { steps: [0.407, 0.556, 0.571, 0.58], values: [1.126, 0.216, -0.024, -0.531, -0.728] },
    postsAbove: { steps: [0.493, 0.553], values: [0.181, -0.306, -0.611] },
    darkerBelow: {
      steps: [5.51, 6.218, 7.324, 10.015, 11.408, 13.003],
      values: [-4.955, -1.831, -0.621, -0.277, 0.336, 0.557, 1.05],
    },
    darkMiddle: {
      steps: [-1.127, -0.055, 1.589, 4.773, 10.076, 13.982],
      values: [-3.834, -3.658, -3.015, -1.415, -1.051, -0.453, 2.573],
    },
    skirtingBroken: { steps: [0.051], values: [-0.475, 0.277] },
    footLikeFloor: { steps: [0.642], values: [0.059, -0.354] },
    footUnlikeBeside: { steps: [6.426, 7.334, 15.635, 19.824], values: [-0.985, -0.781, -0.39, -0.192, 1.355] },
    handle: {
      steps: [2.746, 3.172, 4.607, 7.525, 20.371, 26.405],
      values: [-1.805, -1.316, -0.48, -0.173, 0.32, 0.105, -0.73],
    },
  },
};
