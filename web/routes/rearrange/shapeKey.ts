export { shapeKey } from '../../../api/stager/furniture/shapeKey.js';
