/** A component at work, with the lists of the page that its example is from. */
import { useMemo } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { PageContext } from "../../hooks/page/page"
import type { HandbookLive } from "../../lib/content/handbook"
import { Tree } from "../Tree"

export function Live({ name }: { name: string }) {
  const { value, failed } = useLoaded(
    async signal => {
      const answer = await fetch(`/handbook/${name}.json`, { signal })
      if (!answer.ok) throw new Error(`The example did not come: ${answer.status}.`)
      return (await answer.json()) as HandbookLive
    },
    [name],
  )
  const facts = useMemo(() => value && { ...value, params: {} }, [value])
  if (failed) return <p role="alert">The example did not come.</p>
  if (!value || !facts) return <p role="status">Loading the example...</p>
  return (
    <PageContext.Provider value={facts}>
      <Tree tree={value.tree} />
    </PageContext.Provider>
  )
}
