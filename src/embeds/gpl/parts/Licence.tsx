import { ShareButton } from "../../../components/share-button/ShareButton"
import * as styles from "../Gpl.module.css"
import { licenceOf, type Words } from "../logic"
import type { Freedom } from "../schema"

type Props = { words: Words; freedoms: readonly Freedom[]; onAgain: () => void }

/** The licence that the lawyer has granted, with the four freedoms. */
export function Licence({ words, freedoms, onAgain }: Props) {
  const name = words.join(" ")
  return (
    <>
      <section className={styles.licence} aria-label="The licence">
        <p className={styles.granted} aria-hidden="true">
          GRANTED
        </p>
        <h2>The {name}</h2>
        <p role="status">The lawyer has no objections left. He has put on his coat.</p>
        <ol start={0}>
          {licenceOf(words, freedoms).map(freedom => (
            <li key={freedom}>{freedom}</li>
          ))}
        </ol>
        <p>
          <i>Signed in the corridor, on the {words[1].toLowerCase()}.</i>
        </p>
      </section>
      <div className="buttons">
        <button type="button" onClick={onAgain}>
          Find another lawyer
        </button>
        <ShareButton text={`GPL stands for ${name}. A lawyer has signed it.`} />
      </div>
    </>
  )
}
