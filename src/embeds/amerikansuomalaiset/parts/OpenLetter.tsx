import { ExternalLink } from "../../../components/external-link/ExternalLink"
import * as styles from "../Amerikansuomalaiset.module.css"
import type { Letter } from "../schema"

/** A letter that lies open over the sea. */
export function OpenLetter({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { year, place, text, en, ps, source } = letter
  return (
    <article className={styles.letter} aria-label={`Letter: ${place}, ${year}`}>
      <svg className={styles.stamp} viewBox="0 0 80 80" aria-hidden="true">
        <path d="M6 6h54v64H6z" fill="#fff" stroke="#a03030" strokeWidth="4" strokeDasharray="5 4" />
        <path d="M14 52q10-8 20 0t20 0v10H14zM22 46l4-20 20 20z" fill="#2f6f9f" />
        <circle cx="54" cy="52" r="22" fill="none" stroke="#222" strokeWidth="3" opacity="0.7" />
        <text x="54" y="57" fontSize="14" fontWeight="700" textAnchor="middle" fontFamily="var(--chrome)">
          {year}
        </text>
      </svg>
      <h2>
        {place}, {year}
      </h2>
      <p>{en}</p>
      <p lang="fi">{text}</p>
      <p className={styles.ps}>P.S. {ps}</p>
      <div className="buttons">
        <button type="button" className="default" onClick={onClose}>
          Fold it up
        </button>
        <ExternalLink href={source} tile={false}>
          Who says so
        </ExternalLink>
      </div>
    </article>
  )
}
