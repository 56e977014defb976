import { useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { useMotion } from "../../hooks/browser/motion"
import { usePictureOf, useServices } from "../../hooks/outside/services"
import { fromSheet, type Sheet } from "../../lib/content/sheet"
import type { Badge } from "../../lib/lists/badges"
import * as styles from "./Badges.module.css"
import { useSeen } from "./useInView"

/** The address of a badge at a service: the folder that the service has for badges, and the badge's path in it. */
export function badgeUrl(service: string, src: string): string {
  return service.replace(/\/+$/, "") + src.replace(/^\/badges/, "")
}

/**
 * The row of 88x31 badges and the banner under it. Badges with a link lead to a page, the others are proud of
 * themselves. They stand still until they are in view, and for good where motion is not welcome.
 */
export function Badges({ badges, sheet }: { badges: readonly Badge[]; sheet?: Sheet | null }) {
  const row = useRef<HTMLDivElement>(null)
  const seen = useSeen(row)
  const moves = useMotion() && seen
  return (
    <div ref={row}>
      <ul className={styles.badges} aria-label="Badges">
        {badges.map(badge => (
          <li key={badge.src}>
            <BadgePicture badge={badge} sheet={sheet} seen={seen} moves={moves} />
          </li>
        ))}
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

type PictureProps = { badge: Badge; sheet: Sheet | null | undefined; seen: boolean; moves: boolean }

/** One badge; a service's picture of it takes the place of the site's own when it has come. */
function BadgePicture({ badge: { src, still, alt, link }, sheet, seen, moves }: PictureProps) {
  const { badgeService } = useServices()
  const own = moves ? src : (still ?? src)
  const come = usePictureOf(badgeService && seen ? badgeUrl(badgeService, own) : null)
  const shared = come ? null : fromSheet(sheet, own, { width: 88, height: 31, row: 31 })
  const picture = (
    <img
      {...(shared ?? { src: come ?? own })}
      alt={alt}
      width="88"
      height="31"
      loading="lazy"
      {...(come && { referrerPolicy: "no-referrer" })}
    />
  )
  return link ? <PageLink to={link}>{picture}</PageLink> : picture
}
