import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { servesAt } from '../lib/child.js';

/** The least that can be asked of Apollo on Express: one field that is true. */
const typeDefs = `
  type Query { noop: Boolean! }
  type Mutation { noop: Boolean! }
`;
const noop = (): boolean => true;

const apollo = new ApolloServer({ typeDefs, resolvers: { Query: { noop }, Mutation: { noop } } });
await apollo.start();
const app = express();
app.use('/graphql', express.json(), expressMiddleware(apollo));
const server = createServer(app);
server.listen(0, '127.0.0.1', () => servesAt((server.address() as AddressInfo).port));
