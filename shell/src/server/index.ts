export type { ShellAssets, ShellFile } from '../renderer/protocol';
export { sectionCheck } from './site-sections/sectionCheck';
export { startShell, type RunningShell, type ShellOptions } from './startShell';
