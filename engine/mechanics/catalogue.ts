/** All mechanics, each loaded when a game needs it. */
export const mechanics = {
  dial: () => import("./dial/index.ts").then((module) => module.dial),
  build: () => import("./build/index.ts").then((module) => module.build),
  sort: () => import("./sort/index.ts").then((module) => module.sort),
  tally: () => import("./tally/index.ts").then((module) => module.tally),
  walk: () => import("./walk/index.ts").then((module) => module.walk),
  deduce: () => import("./deduce/index.ts").then((module) => module.deduce),
  talk: () => import("./talk/index.ts").then((module) => module.talk),
  pairs: () => import("./pairs/index.ts").then((module) => module.pairs),
  take: () => import("./take/index.ts").then((module) => module.take),
  order: () => import("./order/index.ts").then((module) => module.order),
  enter: () => import("./enter/index.ts").then((module) => module.enter),
  react: () => import("./react/index.ts").then((module) => module.react),
  listen: () => import("./listen/index.ts").then((module) => module.listen),
  amount: () => import("./amount/index.ts").then((module) => module.amount),
  choose: () => import("./choose/index.ts").then((module) => module.choose),
};

export type MechanicId = keyof typeof mechanics;
