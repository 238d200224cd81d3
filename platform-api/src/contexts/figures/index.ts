export { GROUPINGS, type Grouping } from './figureRepository';
export { figuresOf, type FigureGroup, type FigureRequest } from './figureService';
export { figuresPlugin } from './figuresPlugin';
export { findRemoteFigures } from './remoteFigures';
