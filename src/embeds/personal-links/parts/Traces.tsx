import { PageLink } from "../../../components/page-link/PageLink"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { useRawList } from "../../../hooks/storage/storageBackend"
import { pluralise } from "../../../lib/text/pluralise"
import { tracesOf } from "../logic"
import * as styles from "../PersonalLinks.module.css"
import { Polaroid } from "./Polaroid"

const maxTraces = 5

/** The last page: where on this site the visitor has left data, read from the browser's storage. */
export function Traces() {
  const entries = useRawList()
  const all = usePageIndex()
  if (!entries || !all) return <p>Turning the page very slowly...</p>
  const traces = tracesOf(entries, all)
  if (traces.length === 0)
    return (
      <p>
        You have left nothing anywhere on this site. You read, you close the door, you wipe the handle. It is
        the most personal thing in here.
      </p>
    )
  return (
    <>
      <ul className={styles.album}>
        {traces.slice(0, maxTraces).map(({ path, title, letters }, i) => (
          <Polaroid
            key={path}
            to={path}
            title={title}
            text={`You were here, and left ${pluralise(letters, "letter")}.`}
            tilt={[1, -1.5, 2][i % 3] ?? 0}
          />
        ))}
      </ul>
      <p>
        {traces.length > maxTraces &&
          `And ${pluralise(traces.length - maxTraces, "page")} more, but not on the bus. `}
        Burn it <PageLink to="/app-storage">where it is kept</PageLink>.
      </p>
    </>
  )
}
