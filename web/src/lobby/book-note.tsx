import { useTold } from '../api/use-told.js';
import { BookDifferencesDocument, type EditionId } from '../gql/graphql.js';
import { RuleLink } from '../help/rule-link.js';
import { sentence } from '../words/sentence.js';
import { useWords } from '../words/use-words.js';
import { differencesOf } from './book-differences.js';

/** What the chosen rulebook says where others say otherwise, and what those say; each with the way to the whole rule. */
export function BookNote({ edition }: Readonly<{ edition: EditionId }>) {
  const { lobby } = useWords();
  const { data } = useTold(BookDifferencesDocument);
  const differences = differencesOf(data?.rules ?? [], edition);
  if (differences.length === 0) return null;
  return (
    <section className="book-note" aria-label={lobby.booksDiffer}>
      <p className="soft">{lobby.booksDiffer}</p>
      <ul>
        {differences.map(({ code, words, others }) => (
          <li key={code}>
            <b>{sentence(words)}.</b> <RuleLink rule={code} />
            {others.map((other) => (
              <small key={other.words}>
                {other.editions.map((each) => lobby.editions[each]).join(', ')}: {other.words}.
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
