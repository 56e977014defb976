import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../RedTextGreenBackground.module.css"

type Props = {
  src: string
  alt: string
  agreed: boolean
}

/** The notice, stamped once it is agreed to. */
export function Notice({ src, alt, agreed }: Props) {
  const moving = useMotion()
  return (
    <div className={styles.sheet}>
      <img className={styles.picture} src={src} width="480" height="240" alt={alt} />
      {agreed && (
        <span className={styles.stamp} data-moving={moving || undefined} aria-hidden="true">
          Agreed
        </span>
      )}
    </div>
  )
}
