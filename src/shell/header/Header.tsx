import { ShareButton } from "../../components/share-button/ShareButton"
import type { MenuItem } from "../../lib/lists/menus"
import { Menu } from "../Menu"
import * as styles from "./Header.module.css"
import { Location } from "./Location"

type Props = {
  /** The site's name: "juhq.fi". */
  name: string
  title: string
  items: MenuItem[]
  /** The path in the visitor's address bar. */
  path: string
  /** The path that the static HTML was rendered for, shown until hydration. */
  staticPath: string
  onNumpad: () => void
  onPages: () => void
}

/** The top of the browser of 1998: title bar, menu, location and tools. */
export function Header({ name, title, items, path, staticPath, onNumpad, onPages }: Props) {
  return (
    <header className={styles.header}>
      <div className="title-bar" aria-hidden="true">
        <div className="title-bar-text">
          <span className={styles.icon}>🐹</span> {title} - Netscape-ish Navigator
        </div>
      </div>
      <div className={styles.rows}>
        <Menu label="Top menu" items={items} path={path} className={styles.menu} />
        <Location name={name} path={path} staticPath={staticPath} className={styles.location} />
        <div className={styles.tools}>
          <button type="button" onClick={onNumpad} aria-haspopup="dialog">
            <span aria-hidden="true">⌨️</span> <span className={styles.word}>Numpad</span>
          </button>
          <button type="button" onClick={onPages} aria-haspopup="dialog">
            <span aria-hidden="true">🔎</span> <span className={styles.word}>Pages</span>
          </button>
          <span data-way="send">
            <ShareButton
              key={path}
              text={title}
              label={
                <>
                  <span aria-hidden="true">📤</span> <span className={styles.word}>Send on</span>
                </>
              }
            />
          </span>
        </div>
      </div>
    </header>
  )
}
