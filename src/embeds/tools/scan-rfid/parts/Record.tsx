import { ExternalLink } from "../../../../components/external-link/ExternalLink"
import { type Description, hexOf } from "../records"
import * as styles from "../ScanRfid.module.css"

/** The maximum lengths drawn. */
const maxLetters = 4000
const maxBytes = 256

/** A record: its kind, its content, and its nested records. */
export function Record({ description }: { description: Description }) {
  const { what, text, link, bytes, problem, inside } = description
  const isLong = text !== null && text.length > maxLetters
  return (
    <li>
      <strong>{what}</strong>
      {problem && <p className={styles.problem}>{problem}</p>}
      {text !== null && (
        <p className="result">{isLong ? `${text.slice(0, maxLetters)}...` : text || "(nothing)"}</p>
      )}
      {isLong && <p>The first {maxLetters} characters. The rest is in the copy.</p>}
      {bytes && <p className={`result ${styles.bytes}`}>{hexOf(bytes, maxBytes) || "(nothing)"}</p>}
      {link && (
        <p>
          <ExternalLink href={link} favicon={false}>
            Go there, if you know whose tag it is
          </ExternalLink>
        </p>
      )}
      {inside.length > 0 && (
        <ol>
          {inside.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the records of a tag never change their places
            <Record key={i} description={part} />
          ))}
        </ol>
      )}
    </li>
  )
}
