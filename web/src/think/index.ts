/** Thinking without a server: packs, and the bots that play with them. */

export { choose } from './bots';
export { Engine, Pack, PackError, type Variant } from './pack';
export { stateOf } from './position';
export { weigh, type Weighed, type Weighing } from './weigh';
export { worthOf } from './worth';
