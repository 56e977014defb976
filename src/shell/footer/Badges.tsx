import { useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { useMotion } from "../../hooks/motion"
import type { Badge } from "../../lib/lists/badges"
import * as styles from "./Badges.module.css"
import { useSeen } from "./useInView"

/**
 * The row of 88x31 badges and the banner under it. Badges with a link lead to a page, the others are proud of
 * themselves. They stand still until they are in view, and for good where motion is not welcome.
 */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  const row = useRef<HTMLDivElement>(null)
  const seen = useSeen(row)
  const moves = useMotion() && seen
  return (
    <div ref={row}>
      <ul className={styles.badges} aria-label="Badges">
        {badges.map(({ src, still, alt, link }) => {
          const shown = moves ? src : (still ?? src)
          const picture = <img src={shown} alt={alt} width="88" height="31" loading="lazy" />
          return <li key={src}>{link ? <PageLink to={link}>{picture}</PageLink> : picture}</li>
        })}
      </ul>
      <PageLink to="/banneri-vaihto" className={styles.exchange}>
        <img
          className={styles.banner}
          src={`/pictures/banner-exchange.${moves ? "gif" : "png"}`}
          alt="Banneri-vaihto: anna yksi, saat toisen"
          lang="fi"
          width="468"
          height="60"
          loading="lazy"
        />
      </PageLink>
    </div>
  )
}
