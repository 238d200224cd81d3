/** A request without a response yet. Sent again it has the same key, so that the back end does it once. */
export interface PendingRequest<Body> {
  key: string;
  body: Body;
}

/** How far a visitor is in a journey. */
export interface JourneyState<Values, Body> {
  /** What is entered, chosen, and learnt from responses. */
  values: Values;
  pending: PendingRequest<Body> | null;
}

export type JourneyEvent<Values, Body> =
  | { type: 'changed'; values: Partial<Values> }
  | { type: 'sent'; request: PendingRequest<Body> }
  /** The request has a response, with what is learnt from it, or was refused: the next one is another. */
  | { type: 'settled'; values?: Partial<Values> };

export function journeyReducer<Values, Body>(
  state: JourneyState<Values, Body>,
  event: JourneyEvent<Values, Body>,
): JourneyState<Values, Body> {
  switch (event.type) {
    case 'changed':
      return { ...state, values: { ...state.values, ...event.values } };
    case 'sent':
      return { ...state, pending: event.request };
    case 'settled':
      return { values: event.values ? { ...state.values, ...event.values } : state.values, pending: null };
  }
}

/** The request that is pending where it says the same, so that it is sent again with its key; otherwise a new one. */
export function requestOf<Body>(
  { pending }: Pick<JourneyState<unknown, Body>, 'pending'>,
  isSame: (body: Body) => boolean,
  createBody: () => Body,
): PendingRequest<Body> {
  return pending && isSame(pending.body) ? pending : { key: crypto.randomUUID(), body: createBody() };
}
