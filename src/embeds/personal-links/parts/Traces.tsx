import { PageLink } from "../../../components/page-link/PageLink"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { useRawList } from "../../../hooks/storage/storageBackend"
import { pluralise } from "../../../lib/text/pluralise"
import { observations, type Secret, tracesOf } from "../logic"
import * as styles from "../PersonalLinks.module.css"
import { Polaroid } from "./Polaroid"

const maxTraces = 5

type Props = { secret: Secret; retreats: number }

/** The last page: what the diary has noticed, and where on this site the visitor has left data, read from the browser's storage. */
export function Traces({ secret, retreats }: Props) {
  const entries = useRawList()
  const all = usePageIndex()
  if (!entries || !all) return <p>Turning the page very slowly...</p>
  const traces = tracesOf(entries, all)
  return (
    <>
      {observations(secret, retreats).map(line => (
        <p key={line}>{line}</p>
      ))}
      {traces.length === 0 && <p>In the rest of the house you have left nothing. You wiped the handles.</p>}
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
        {traces.length > 0 && (
          <>
            It is all in <PageLink to="/app-storage">your drawer</PageLink>.
          </>
        )}
      </p>
    </>
  )
}
