import { PageIcon } from "../../../components/page-icon/PageIcon"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Orphanage.module.css"

const blankets = ["#b5483c", "#3c6fb5", "#4a8f4a", "#8a5aa8", "#c08a2e", "#3c9a97"] as const

type Props = {
  page: LinkedEntry
  /** True while the page is selected and sits up. */
  awake: boolean
  adopted: boolean
  onPress: () => void
}

/**
 * One bed: with a sleeping page and its icon on the pillow, a page sitting up, or made and empty after an adoption.
 */
export function Bed({ page, awake, adopted, onPress }: Props) {
  const blanket = blankets[Number(page.code) % blankets.length]
  return (
    <button
      type="button"
      className={styles.bed}
      aria-pressed={awake}
      data-adopted={adopted || undefined}
      onClick={onPress}
    >
      <span className={styles.frame}>
        <svg viewBox="0 0 80 66" aria-hidden="true">
          <path d="M8 44H72V56H8Z" fill="#efe9da" stroke="#7d7768" />
          <rect x="8" y="36" width="26" height="10" rx="5" fill="#fff" stroke="#a9a392" />
        </svg>
        {!adopted && (
          <span className={styles.head}>
            <PageIcon name={page.icon} size={32} />
          </span>
        )}
        <svg viewBox="0 0 80 66" aria-hidden="true">
          {adopted ? (
            <path d="M34 43H73V58H34Z" fill={blanket} stroke="#333" />
          ) : (
            <>
              <path d="M28 46Q36 32 50 37T73 41V58H28Z" fill={blanket} stroke="#333" />
              <path d="M36 42V58M48 37V58M60 39V58" stroke="#fff" strokeOpacity="0.45" strokeWidth="3" />
            </>
          )}
          <path d="M27 45H37V58H27Z" fill="#fff" stroke="#a9a392" />
          <path
            d="M5 64V24Q5 20 9 20M5 32H12M12 26V56M75 64V36M75 40H68M68 38V56M5 58H75"
            fill="none"
            stroke="#2d2d38"
            strokeWidth="3"
          />
        </svg>
        {!awake && !adopted && <span className={styles.sleep}>z</span>}
      </span>
      <span className={styles.name}>{adopted ? "made" : page.title}</span>
      {adopted && <span className="visually-hidden">: the bed of {page.title}</span>}
    </button>
  )
}
