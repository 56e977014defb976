import { withPrefix } from "gatsby"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PopupLink } from "../../components/popup-link/PopupLink"
import type { SpriteSheet } from "../../lib/content/spriteSheet"
import type { Badge } from "../../lib/lists/badges"
import type { Menus } from "../../lib/lists/menus"
import { Menu } from "../Menu"
import { Badges } from "./Badges"
import { BuildLine } from "./BuildLine"
import * as styles from "./Footer.module.css"
import { SessionLine } from "./SessionLine"
import { VisitCounter } from "./VisitCounter"

type Props = { menus: Menus; badges: readonly Badge[]; badgeSheet: SpriteSheet | null; path: string }

/** The footer of every page: visit counter, menu, badges, the session's figures, reports and the build. */
export function Footer({ menus, badges, badgeSheet, path }: Props) {
  return (
    <footer className={styles.footer}>
      <VisitCounter />
      <Menu label="Footer menu" items={menus.footer} path={path} className={styles.menu} />
      <Badges badges={badges} sheet={badgeSheet} />
      <p>
        Best viewed with eyes. The webmaster is a hamster.{" "}
        <span className={styles.pertti}>
          <PageIcon name="pertti" size={32} />
        </span>
      </p>
      <SessionLine links={menus.statistics} />
      <Reports reports={menus.reports} />
      <BuildLine />
    </footer>
  )
}

/** Links to the site's reports, the popup and the frameset: static files, which Gatsby's router can't open. */
function Reports({ reports }: { reports: Menus["reports"] }) {
  return (
    <nav aria-label="Reports and relics" className={styles.reports}>
      <ul>
        {reports.map(({ file, label }) => (
          <li key={file}>
            <a href={withPrefix(file)}>{label}</a>
          </li>
        ))}
        <li>
          <PopupLink>Popup</PopupLink>
        </li>
        <li>
          <a href={withPrefix("/frameset.html")} target="_blank" rel="noreferrer">
            Frames<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
