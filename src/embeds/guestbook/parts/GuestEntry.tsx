import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence, type Visitor } from "../../../kits/guest/useGuest"
import * as styles from "../Guestbook.module.css"
import * as guestStyles from "../guest.module.css"
import { bookDate, homeOf, manners } from "../logic"
import type { Mood } from "../schema"
import { Face } from "./Face"
import { Stamp } from "./Stamp"

type Props = {
  name: string
  text: string
  /** A date as 1998-03-21, or words. */
  date: string
  home?: string | undefined
  mood?: Mood
  reply?: string | undefined
  stamps?: readonly string[]
  historic?: boolean
  onTear?: () => void
  /** A thing from another page, whose print stands above its words. */
  print?: Visitor
}

/** An entry of the book. Visitors' text is never parsed as HTML. */
export function GuestEntry({
  name,
  text,
  date,
  home,
  mood,
  reply,
  stamps = [],
  historic,
  onTear,
  print,
}: Props) {
  const link = home && !historic ? homeOf(home) : null
  return (
    <li className={styles.entry} data-own={onTear ? true : undefined}>
      <p className={styles.by}>
        {mood && <Face mood={mood} />}
        <b>{name}</b>
        {home && (link ? <ExternalLink href={link}>{home}</ExternalLink> : <span>{home}</span>)}
        <small>{/^\d{4}-/.test(date) ? bookDate(date) : date}</small>
      </p>
      {print && (
        <span
          className={guestStyles.print}
          role="img"
          aria-label={`A print of ${inSentence(print)}, in blue ink`}
        >
          <GuestPicture guest={print} />
        </span>
      )}
      <p className={styles.words}>{text}</p>
      {reply && (
        <p className={styles.reply}>
          <span>Pertti:</span> {reply}
        </p>
      )}
      {stamps.length > 0 && (
        <p className={styles.stamps}>
          {manners
            .filter(({ id }) => stamps.includes(id))
            .map(({ id, name }) => (
              <Stamp key={id} id={id} name={name} />
            ))}
        </p>
      )}
      {onTear && (
        <button type="button" className={styles.tear} onClick={onTear}>
          Tear out
        </button>
      )}
    </li>
  )
}
