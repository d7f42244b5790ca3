import { toJSONSchema } from 'zod/v4/core';
import {
  type AnyEndpoint,
  endpoints,
  needsLogin,
  strict,
} from '../../packages/sdk/src/contract.ts';
import { notesOf } from './notes.ts';

type Json = { readonly [key: string]: unknown };

function schemaOf(schema: AnyEndpoint['request'] | AnyEndpoint['response']): Json {
  const { $schema: _, ...rest } = toJSONSchema(strict(schema), {
    io: 'input',
    unrepresentable: 'any',
  });
  return rest;
}

/** The contract as an OpenAPI 3.1 document: docs/openapi.json. */
export function openApi(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clinicart shop API',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Printed from the SDK’s endpoint rows by `npm run docs`. `x-spec` names the section of docs/spec.md; `x-assumed` says what the documents do not show.',
    },
    servers: [
      {
        url: '{main}',
        description:
          'The main host. Calls marked `x-host: service` go to the separate service host.',
        variables: { main: { default: 'http://localhost:8787' } },
      },
    ],
    tags: [...new Set(endpoints.map(domainOf))].map((name) => ({ name })),
    paths: Object.fromEntries(
      endpoints.map((row) => [row.path, { [row.method.toLowerCase()]: operation(row) }]),
    ),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      parameters: {
        LangEnv: {
          name: 'LangEnv',
          in: 'header',
          description: 'The language of the answer: 2 English, 3 Traditional Chinese.',
          schema: { type: 'string', enum: ['2', '3'] },
        },
        product: {
          name: 'product',
          in: 'path',
          required: true,
          description: 'The shop’s product line; empty by default.',
          schema: { type: 'string' },
        },
      },
      schemas: {
        Envelope: {
          type: 'object',
          required: ['resultID', 'message', 'data'],
          properties: {
            resultID: { type: 'integer', description: '1200 is success.' },
            message: { type: 'string' },
            data: {},
          },
        },
      },
    },
  };
}

const domainOf = (row: AnyEndpoint) => row.name.split('.')[0] ?? '';

function operation(row: AnyEndpoint): Json {
  const { summary, spec, assumed } = notesOf(row);
  const parameters: Json[] = [{ $ref: '#/components/parameters/LangEnv' }];
  if (row.path.includes('{product}')) parameters.push({ $ref: '#/components/parameters/product' });
  if (row.method === 'GET') parameters.push(...queryParameters(row));
  return {
    operationId: row.name,
    tags: [domainOf(row)],
    summary,
    ...(needsLogin(row) ? { security: [{ token: [] }] } : {}),
    parameters,
    ...(row.method === 'GET' ? {} : { requestBody: requestBody(row) }),
    responses: { 200: answer(row) },
    'x-host': row.host,
    'x-read': row.read,
    'x-spec': spec,
    ...(assumed.length > 0 ? { 'x-assumed': assumed } : {}),
  };
}

function queryParameters(row: AnyEndpoint): Json[] {
  const { properties = {}, required = [] } = schemaOf(row.request);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
}

function requestBody(row: AnyEndpoint): Json {
  const type = row.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: schemaOf(row.request) } } };
}

function answer(row: AnyEndpoint): Json {
  if (row.answers === 'picture')
    return {
      description: 'A picture.',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    };
  return {
    description: 'The envelope; any other resultID than 1200 is a refusal with its message.',
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            { type: 'object', properties: { data: schemaOf(row.response) } },
          ],
        },
      },
    },
  };
}
