/** Requests in turn: those to one host wait for each other, and leave it a while between two. */

/** Returns a function that runs a request when it is the host's turn; `gap` is in milliseconds. */
export function turns(gap: number) {
  const last = new Map<string, Promise<unknown>>()
  return <Value>(host: string, request: () => Promise<Value>): Promise<Value> => {
    const before = last.get(host)
    const mine = (before ?? Promise.resolve()).then(request)
    const over = mine.then(
      () => undefined,
      () => undefined,
    )
    last.set(
      host,
      over.then(() => new Promise(done => setTimeout(done, gap))),
    )
    return mine
  }
}

/** Does something with each of the items, `many` at the same time. */
export async function together<Item>(
  items: readonly Item[],
  many: number,
  each: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await each(item)
  }
  await Promise.all(Array.from({ length: many }, work))
}
