import { ShareButton } from "../../../components/share-button/ShareButton"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../Gpl.module.css"
import { licenceOf, type Words } from "../logic"
import type { Freedom } from "../schema"

type Props = {
  words: Words
  freedoms: readonly Freedom[]
  /** A thing from another page, which was on the folder and is licensed instead. */
  guest: Guest | null
  onAgain: () => void
}

/** The licence that the lawyer has granted, with the four freedoms. */
export function Licence({ words, freedoms, guest, onAgain }: Props) {
  const name = words.join(" ")
  const thing = guest ? inSentence(guest) : null
  return (
    <>
      <section className={styles.licence} aria-label="The licence">
        {guest && (
          <span className={styles.licensed}>
            <GuestPicture guest={guest} />
          </span>
        )}
        <p className={styles.granted} aria-hidden="true">
          GRANTED
        </p>
        <h2>The {name}</h2>
        <p role="status">The lawyer has no objections left. He has put on his coat.</p>
        <ol start={0}>
          {licenceOf(words, freedoms, thing).map(freedom => (
            <li key={freedom}>{freedom}</li>
          ))}
        </ol>
        <p>
          <i>Signed in the corridor, on {thing ?? `the ${words[1].toLowerCase()}`}.</i>
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
