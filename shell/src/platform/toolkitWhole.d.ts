/** Redux Toolkit itself, under a name that the federation plugin does not share. */
declare module '@reduxjs/toolkit-whole' {
  export * from '@reduxjs/toolkit';
}
