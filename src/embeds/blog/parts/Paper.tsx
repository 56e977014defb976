import { NewMark } from "../../../components/new-mark/NewMark"
import { PageLink } from "../../../components/page-link/PageLink"
import { longDate } from "../../../lib/calendar/longDate"
import type { PostEntry } from "../../../lib/content/derivedLists"
import { pluralise } from "../../../lib/text/pluralise"
import type { Comment } from "../comment"
import * as styles from "../PostList.module.css"
import { slugOf } from "../tour"
import { Picture } from "./Picture"

type Props = {
  post: PostEntry
  /** From 0 for the newest paper to 1 for the oldest. */
  age: number
  /** The last comment below the post. */
  comment: Comment | undefined
  isAwake: boolean
  isFrozen: boolean
  onPoint: () => void
  onLeave: () => void
}

const [fresh, yellowed] = [
  [255, 254, 250],
  [211, 167, 94],
] as const

/** Returns the colour of a paper of an age from 0 to 1. */
const paperOf = (age: number) =>
  `rgb(${fresh.map((part, i) => Math.round(part + ((yellowed[i] ?? part) - part) * age)).join(" ")})`

/** A post as a sheet of paper, which yellows with age and is nibbled when it is old. */
export function Paper({ post, age, comment, isAwake, isFrozen, onPoint, onLeave }: Props) {
  const { path, title, description, added, updated, minutes } = post
  return (
    <li
      className={styles.post}
      style={{ backgroundColor: paperOf(age) }}
      data-nibbled={age > 0.6 || undefined}
      onPointerEnter={onPoint}
      onPointerLeave={onLeave}
      onFocus={onPoint}
      onBlur={onLeave}
    >
      <Picture slug={slugOf(path)} isAwake={isAwake} isFrozen={isFrozen} />
      <div>
        <PageLink to={path} className={styles.title}>
          {title}
        </PageLink>
        <NewMark of={{ added, updated }} />
        <p className={styles.about}>{description}</p>
        <p className={styles.facts}>
          <time dateTime={added}>{longDate(added)}</time>,{" "}
          <span className={styles.minutes}>{pluralise(minutes, "minute")} to read</span>
        </p>
        {comment && (
          <p className={styles.scribble}>
            {comment.by}: “{comment.text}”
          </p>
        )}
      </div>
    </li>
  )
}
