import { ShareButton } from "../../../components/share-button/ShareButton"
import { type Cover, covers, wrappedLink } from "../covers"
import * as styles from "../YoutubeView.module.css"

type Props = {
  id: string
  chosen: Cover | null
  onChoose: (cover: Cover) => void
}

/** The covers that a video can be sent under; a press shows what the friend will see. */
export function WrapIt({ id, chosen, onChoose }: Props) {
  return (
    <section className={styles.wrap} aria-label="Send it as something else">
      <p>
        <b>Send it as</b>
      </p>
      <div className={`buttons ${styles.covers}`}>
        {covers.map(cover => (
          <button
            key={cover.id}
            type="button"
            aria-pressed={cover === chosen}
            onClick={() => onChoose(cover)}
          >
            {cover.file}
          </button>
        ))}
        <ShareButton
          text={chosen ? `${chosen.file}. ${chosen.says}` : "Look at this."}
          {...(chosen && { link: wrappedLink(id, chosen) })}
        />
      </div>
    </section>
  )
}
