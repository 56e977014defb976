/** Links that lead nowhere for want of a network: the page that one is on stays, and its shell is told. */

type Loaded = { status?: string } | undefined

type GatsbyWindow = {
  ___loader?: { loadPage: (path: string) => Promise<Loaded> }
  ___navigate?: (to: unknown, options?: unknown) => void
}

const gatsby = () => window as unknown as GatsbyWindow

/** Whether the site answers at all for an address, be it with an error. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  )

/**
 * Has `onLost` told of each address of the site that was asked for and can't be reached, where Gatsby would leave for the
 * browser's own page of errors; all others are gone to as before. Of several the last one counts. Gives back the way to
 * end it.
 */
export function guardNavigation(onLost: (to: string) => void): () => void {
  const { ___navigate: leave } = gatsby()
  if (!leave) return () => {}
  let last: unknown
  const guarded = async (to: unknown, options?: unknown) => {
    last = to
    if (typeof to === "string" && !(await isThere(to))) {
      if (last === to) onLost(to)
      return
    }
    if (last === to) leave(to, options)
  }
  gatsby().___navigate = guarded
  return () => {
    if (gatsby().___navigate === guarded) gatsby().___navigate = leave
  }
}

async function isThere(to: string): Promise<boolean> {
  const [path = "/"] = to.split("#")
  const loaded = await gatsby()
    .___loader?.loadPage(path)
    .catch(() => undefined)
  return (loaded !== undefined && loaded.status !== "error") || answers(path)
}
