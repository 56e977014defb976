import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import type { MenuItem } from "../../lib/lists/menus"
import * as styles from "./DesktopIcons.module.css"

type Props = {
  items: MenuItem[]
  path: string
  /** By name, or as they were put there. */
  arranged: boolean
}

/** Icons in a column on the empty desktop beside a narrow page; they are links, and only there where there is room. */
export function DesktopIcons({ items, path, arranged }: Props) {
  const shown = arranged ? [...items].sort((a, b) => a.label.localeCompare(b.label)) : items
  return (
    <nav aria-label="Desktop" className={styles.icons}>
      <ul>
        {shown.map(({ to, label, emoji, icon }) => (
          <li key={to}>
            <PageLink to={to} aria-current={to === path ? "page" : undefined}>
              <span aria-hidden="true" className={styles.picture}>
                {icon ? <PageIcon name={icon} size={32} /> : emoji}
              </span>
              <span className={styles.label}>{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
