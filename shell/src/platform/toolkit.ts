/** The part of Redux Toolkit that the platform uses, provided to every remote under its own name; the whole library is a third larger. */
export { combineSlices, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
