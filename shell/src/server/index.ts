export type { ShellAssets, ShellFile } from '../renderer/protocol';
export { startShell, type RunningShell, type ShellOptions } from './startShell';
