/** The part of Redux Toolkit that the platform uses, provided to every remote under its own name; provided whole it costs a third more. */
export { combineSlices, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
