import { randomUUID } from 'node:crypto';
import { GameDocument, PlacePeopleDocument } from 'cairn/client';
import { graphqlRequest, type Lane, type Request } from '../lib/http-load.js';
import { placings, type Started } from './tables.js';

/** What the typed client asks for when somebody wants to see a game: all of it. */
export const gameRequest = ({ game, company }: Started, seat: number): Request =>
  graphqlRequest(
    { query: GameDocument, variables: { id: game } },
    '"data":{"game":{"id":"',
    company[seat % company.length]?.token,
  );

/** Every placing of the first round, as the typed client sends it, each from its own player. */
export const placeRequests = ({ game, company }: Started): Lane =>
  placings(company).map(({ player, place }) => {
    const input = { gameId: game, commandId: randomUUID(), place, people: 1 };
    return graphqlRequest(
      { query: PlacePeopleDocument, variables: { input } },
      '"data":{"outcome":{"__typename":"Accepted"',
      player.token,
    );
  });

const noop = (operation: string): Request =>
  graphqlRequest({ query: `${operation} { noop }` }, '"data":{"noop":true}');
export const noopMutation = noop('mutation');
export const noopQuery = noop('query');
