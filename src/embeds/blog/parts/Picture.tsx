import * as styles from "../Picture.module.css"
import { drawings, plain } from "./drawings"

type Props = { slug: string; isAwake: boolean; isFrozen: boolean }

/** A post's own small picture. Decorative, since it stands beside the post's title. */
export function Picture({ slug, isAwake, isFrozen }: Props) {
  return (
    <svg
      viewBox="0 0 120 90"
      className={styles.picture}
      aria-hidden="true"
      data-awake={isAwake || undefined}
      data-frozen={isFrozen || undefined}
    >
      {drawings[slug] ?? plain}
    </svg>
  )
}
