import { array, boolean, lazy, number, object, string } from 'yup';
import { jsonSchemaOf } from './jsonSchemaOf';

it('AP-001 the rules of a form are a JSON schema in the API document', () => {
  const form = object({
    name: string().trim().required('Please enter your name.').max(100),
    rego: string().default('').required('Please enter the registration.'),
    state: string().oneOf(['WA', 'NSW']).required(),
    source: string().oneOf(['Website']).required().default('Website'),
    kms: number().integer().min(1).max(999_999),
    price: number().nullable().default(null),
    opt_in: boolean().default(false),
    photos: array().of(string().required()).max(20).defined().default([]),
    inner: object({ page: string().required() }),
    params: lazy(() => object()),
  });
  expect(jsonSchemaOf(form)).toEqual({
    type: 'object',
    required: ['name', 'rego', 'state'],
    properties: {
      name: { type: 'string', maxLength: 100 },
      rego: { type: 'string' },
      state: { type: 'string', enum: ['WA', 'NSW'] },
      source: { type: 'string', enum: ['Website'] },
      kms: { type: 'integer', minimum: 1, maximum: 999_999 },
      price: { type: ['number', 'null'] },
      opt_in: { type: 'boolean' },
      photos: { type: 'array', maxItems: 20, items: { type: 'string' } },
      inner: { type: 'object', required: ['page'], properties: { page: { type: 'string' } } },
      params: {},
    },
  });
});
