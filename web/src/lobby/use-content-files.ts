import { useQuery } from 'urql';
import { ContentChoicesDocument } from '../gql/graphql.js';
import type { ContentFile } from './draft.js';

/** The files of this server that correct cards and buildings. */
export function useContentFiles(): readonly ContentFile[] {
  const [{ data }] = useQuery({ query: ContentChoicesDocument });
  return data?.contentFiles ?? [];
}
