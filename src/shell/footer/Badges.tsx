import { useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { useHasBeenSeen } from "../../hooks/browser/inView"
import { useMotion } from "../../hooks/browser/motion"
import { usePreloadedPicture, useServices } from "../../hooks/outside/services"
import { type SpriteSheet, spriteImage } from "../../lib/content/spriteSheet"
import type { Badge } from "../../lib/lists/badges"
import * as styles from "./Badges.module.css"

/** Returns the URL of a badge at a service; `service` is the URL of its folder of badges. */
export function badgeUrl(service: string, src: string): string {
  return service.replace(/\/+$/, "") + src.replace(/^\/badges/, "")
}

/**
 * The list of 88x31 badges and the banner below it. Some badges link to a page. Their animation starts when they come into
 * view, and never while motion is reduced.
 */
export function Badges({ badges, sheet }: { badges: readonly Badge[]; sheet?: SpriteSheet | null }) {
  const row = useRef<HTMLDivElement>(null)
  const hasBeenSeen = useHasBeenSeen(row)
  const moves = useMotion() && hasBeenSeen
  return (
    <div ref={row}>
      <ul className={styles.badges} aria-label="Badges">
        {badges.map(badge => (
          <li key={badge.src}>
            <BadgePicture badge={badge} sheet={sheet} hasBeenSeen={hasBeenSeen} moves={moves} />
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

type PictureProps = {
  badge: Badge
  sheet: SpriteSheet | null | undefined
  hasBeenSeen: boolean
  moves: boolean
}

/** A badge. The picture of the badge service, where there is one, replaces the site's own when it has loaded. */
function BadgePicture({ badge: { src, still, alt, link }, sheet, hasBeenSeen, moves }: PictureProps) {
  const { badgeService } = useServices()
  const own = moves ? src : (still ?? src)
  const loaded = usePreloadedPicture(badgeService && hasBeenSeen ? badgeUrl(badgeService, own) : null)
  const sprite = loaded ? null : spriteImage(sheet, own, { width: 88, height: 31, row: 31 })
  const picture = (
    <img
      {...(sprite ?? { src: loaded ?? own })}
      alt={alt}
      width="88"
      height="31"
      loading="lazy"
      {...(loaded && { referrerPolicy: "no-referrer" })}
    />
  )
  return link ? <PageLink to={link}>{picture}</PageLink> : picture
}
