import { useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useBuildInfo } from "../../hooks/page/buildInfo"
import { commandIcon } from "../../lib/content/icons"
import type { CommandName, MenuCommand, MenuItem, Menus } from "../../lib/lists/menus"
import type { Commands } from "./commands"
import { Folder } from "./Folder"
import { Documents, ProgramFolders } from "./StartFolders"
import * as styles from "./StartMenu.module.css"
import type { useStartMenu } from "./useStartMenu"

type Props = {
  id: string
  groups: Menus["start"]
  commands: Commands
  path: string
  /** The site's short name, on the strip beside the entries. */
  product: string
  menu: ReturnType<typeof useStartMenu>
}

/** The open Start menu. */
export default function StartPanel({ id, groups, commands, path, product, menu }: Props) {
  return (
    <nav id={id} aria-label="Start menu" className={`window ${styles.menu}`} onKeyDown={menu.keyDown}>
      <Strip product={product} />
      <div className={styles.groups}>
        <ul>
          <li>
            <Folder label="Programs" icon="chrome/programs">
              <Retryable Part={ProgramFolders} path={path} onChosen={menu.close} />
            </Folder>
          </li>
          <li>
            <Folder label="Documents" icon="chrome/documents">
              <Retryable Part={Documents} path={path} onChosen={menu.close} />
            </Folder>
          </li>
        </ul>
        {groups.map(group => (
          <ul key={group.map(entry => entry.label).join()}>
            {group.map(entry => (
              <li key={entry.label}>
                {"to" in entry ? (
                  <PageEntry {...entry} current={entry.to === path} onChosen={menu.close} />
                ) : (
                  <CommandEntry {...entry} command={commands[entry.do]} onChosen={menu.closeToButton} />
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}

type PartProps = { path: string; onChosen: () => void }

/** A list of pages, which a retry loads again. */
function Retryable({ Part, ...rest }: PartProps & { Part: typeof ProgramFolders | typeof Documents }) {
  const [attempt, setAttempt] = useState(0)
  return <Part key={attempt} {...rest} onRetry={() => setAttempt(attempt + 1)} />
}

function Strip({ product }: { product: string }) {
  const build = useBuildInfo(true)
  return (
    <p aria-hidden="true" className={styles.strip}>
      <b>{product}</b> {build?.version}
    </p>
  )
}

function EntryIcon({ emoji, icon }: { emoji: string | undefined; icon?: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.icon}>
      {icon ? <PageIcon name={icon} /> : emoji}
    </span>
  )
}

function PageEntry({
  to,
  label,
  emoji,
  icon,
  current,
  onChosen,
}: MenuItem & { current: boolean; onChosen: () => void }) {
  return (
    <PageLink to={to} data-entry="" aria-current={current ? "page" : undefined} onClick={onChosen}>
      <EntryIcon emoji={emoji} icon={icon} /> {label}
    </PageLink>
  )
}

type CommandProps = MenuCommand & { command: Commands[CommandName]; onChosen: () => void }

function CommandEntry({ label, do: name, command: { act, on }, onChosen }: CommandProps) {
  const press = () => {
    if (on === undefined) onChosen()
    act()
  }
  return (
    <button type="button" data-entry="" aria-pressed={on} onClick={press}>
      <EntryIcon emoji={undefined} icon={commandIcon(name)} /> {label}
      {on !== undefined && <span aria-hidden="true">: {on ? "on" : "off"}</span>}
    </button>
  )
}
