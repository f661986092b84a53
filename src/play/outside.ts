import type { HouseLinks } from './house-links-port.js';
import type { Post } from './post-port.js';

/** How letters leave this house, and the addresses that stand in them. */
export type Outside = Readonly<{
  post: Post;
  links: HouseLinks;
  /** Why nothing would be posted to a webhook's address; undefined if something would. */
  unfit: (address: string) => Promise<string | undefined>;
}>;

const nowhere = (): never => {
  throw new Error('this house has no address');
};

/** For a house from which nothing leaves. */
export const NO_OUTSIDE: Outside = {
  post: () =>
    Promise.resolve({ result: 'failed', error: 'nothing is sent from here', permanent: false, ours: true }),
  links: {
    game: nowhere,
    settings: nowhere,
    digest: nowhere,
    decide: nowhere,
    mayDecide: () => false,
    unsubscribe: nowhere,
    mayUnsubscribe: () => false,
    confirmEmail: nowhere,
    resetPassword: nowhere,
  },
  unfit: () => Promise.resolve('nothing is sent from here'),
};
