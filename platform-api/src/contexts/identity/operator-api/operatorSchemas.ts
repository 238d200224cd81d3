import { Type, type TSchema } from '@fastify/type-provider-typebox';

/** Problem details (RFC 9457). */
export const ProblemDetails = Type.Object(
  {
    type: Type.String({ examples: ['urn:forecourt:problem:not-valid'] }),
    title: Type.String({ examples: ['Not valid'] }),
    status: Type.Integer({ examples: [422] }),
    detail: Type.String({ examples: ['The item has a mistake; nothing was changed.'] }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ examples: ['/end_date'] }),
          detail: Type.String({ examples: ['must be a day such as 2026-12-24, or today+30d'] }),
        }),
      ),
    ),
  },
  { description: 'Problem details (RFC 9457), as application/problem+json.' },
);

const EVERYWHERE = { 401: ProblemDetails, 403: ProblemDetails, 404: ProblemDetails, 429: ProblemDetails, 503: ProblemDetails };

interface Operation {
  summary: string;
  description?: string;
  response: Readonly<Record<number, TSchema>>;
}

/** The schema of a route of the operator API, with what each of them responds. */
export const operatorOperation = <const Given extends Operation>(operation: Given) => ({
  tags: ['operator'],
  security: [{ token: [] }],
  ...operation,
  response: { ...EVERYWHERE, ...operation.response } as typeof EVERYWHERE & Given['response'],
});
