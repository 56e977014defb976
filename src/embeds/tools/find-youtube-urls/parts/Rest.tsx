import { ExternalLink } from "../../../../components/external-link/ExternalLink"
import * as styles from "../FindYoutubeUrls.module.css"
import type { Findings } from "../logic"

type Props = Pick<Findings, "lists" | "broken" | "others">

const maxShown = 20

function More({ count }: { count: number }) {
  return count > maxShown ? <li>And {(count - maxShown).toLocaleString("en-GB")} more.</li> : null
}

/** The other results: playlists, addresses with invalid ids, and the number of other addresses. */
export function Rest({ lists, broken, others }: Props) {
  return (
    <>
      {lists.length > 0 && (
        <section aria-label="Lists">
          <h2>Lists</h2>
          <ul className={styles.others}>
            {lists.slice(0, maxShown).map(({ list, line, times }) => (
              <li key={list}>
                <ExternalLink href={`https://www.youtube.com/playlist?list=${list}`}>{list}</ExternalLink>,
                line {line}
                {times > 1 && `, ${times} times`}
              </li>
            ))}
            <More count={lists.length} />
          </ul>
        </section>
      )}
      {broken.length > 0 && (
        <section aria-label="Broken addresses">
          <h2>Broken</h2>
          <ul className={styles.others}>
            {broken.slice(0, maxShown).map(({ written, line, why }) => (
              <li key={`${line} ${written}`}>
                Line {line}: <code>{written}</code>. {why}
              </li>
            ))}
            <More count={broken.length} />
          </ul>
        </section>
      )}
      {others > 0 && (
        <p>
          {others === 1 ? "One address leads" : `${others.toLocaleString("en-GB")} addresses lead`} to YouTube
          but to no video: a channel, a search, or the front door.
        </p>
      )}
    </>
  )
}
