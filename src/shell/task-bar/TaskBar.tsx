import { useState } from "react"
import { snowChoice } from "../../effects/snowChoice"
import { calmMode } from "../../hooks/browser/motion"
import { letterKeys } from "../../hooks/storage/letterKeys"
import { muted } from "../../hooks/storage/muted"
import { gotThings } from "../../hooks/storage/things"
import { useStorage } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import type { PerttiRole } from "../../lib/content/pertti"
import type { MenuFont } from "../../lib/lists/fonts"
import type { Menus } from "../../lib/lists/menus"
import { Pertti } from "../pertti/Pertti"
import type { OpenPrograms } from "../programs/useOpenPrograms"
import { LazyDialog } from "../windows/LazyDialog"
import { Clock } from "./Clock"
import { ReadingProgress } from "./ReadingProgress"
import { StartMenu } from "./StartMenu"
import * as styles from "./TaskBar.module.css"
import { TaskButtons } from "./TaskButtons"
import { TraySwitch } from "./TraySwitch"

const loadFonts = () => import("./MenuFontDialog")
const loadThings = () => import("../things/Things")
const loadDateTime = () => import("./DateTimeDialog")

type Props = {
  start: Menus["start"]
  statistics: Menus["statistics"]
  things: Menus["things"]
  fonts: MenuFont[]
  path: string
  /** The path of the page as its file has it, which differs from `path` for a page with a parameter. */
  pagePath: string
  /** Pertti's part on the page. */
  part: PerttiRole | null
  /** The site's short name: "juhq". */
  product: string
  /** True if the page is a window with empty desktop beside it. */
  isWindowed: boolean
  /** Functions that open Display Properties, the Recycle Bin and the Shut Down dialog. */
  desktop: { properties: () => void; bin: () => void; shutDown: () => void }
  onNumpad: () => void
  onPages: () => void
  programs: OpenPrograms
}

/** The task bar: Start, window buttons, reading progress, the switches and clock. */
export function TaskBar({
  start,
  statistics,
  things: briefcase,
  fonts,
  path,
  pagePath,
  part,
  product,
  isWindowed,
  desktop,
  onNumpad,
  onPages,
  programs,
}: Props) {
  const [calm, setCalm] = useStorage(calmMode)
  const [snow, setSnow] = useStorage(snowChoice)
  const [keys, setKeys] = useStorage(letterKeys)
  const [isMuted, setMuted] = useStorage(muted)
  const [things] = useStorage(gotThings)
  const { Piece: Things } = useLazyComponent(loadThings, things.length > 0)
  const [isFontDialogOpen, setFontDialogOpen] = useState(false)
  const [isDateTimeOpen, setDateTimeOpen] = useState(false)
  const commands = {
    numpad: { act: onNumpad },
    pages: { act: onPages },
    calm: { act: () => setCalm(!calm), on: calm },
    "letter-keys": { act: () => setKeys(!keys), on: keys },
    snow: { act: () => setSnow(!snow), on: snow },
    mute: { act: () => setMuted(!isMuted), on: isMuted },
    "menu-font": { act: () => setFontDialogOpen(true) },
    display: { act: desktop.properties },
    bin: { act: desktop.bin },
    "shut-down": { act: desktop.shutDown },
  }
  return (
    <section className={styles.bar} aria-label="Task bar">
      <StartMenu groups={start} commands={commands} path={path} product={product} />
      <Pertti path={path} part={part} isAbove={isWindowed} />
      <TaskButtons programs={programs} />
      <ReadingProgress />
      <div className={styles.tray}>
        <TraySwitch
          icon={isMuted ? "chrome/mute" : "chrome/sound"}
          label="Mute"
          on={isMuted}
          onSwitch={setMuted}
          isIcon
        />
        <TraySwitch icon="chrome/calm" label="Calm mode" on={calm} onSwitch={setCalm} />
        <Clock onOpen={() => setDateTimeOpen(true)} />
      </div>
      {Things && <Things path={pagePath} briefcase={briefcase} />}
      {isDateTimeOpen && (
        <LazyDialog
          title="Date and time"
          what="The calendar"
          load={loadDateTime}
          onClose={() => setDateTimeOpen(false)}
        >
          {Dialog => <Dialog links={statistics} onClose={() => setDateTimeOpen(false)} />}
        </LazyDialog>
      )}
      {isFontDialogOpen && (
        <LazyDialog
          title="Menu font"
          what="The list of fonts"
          load={loadFonts}
          onClose={() => setFontDialogOpen(false)}
        >
          {Dialog => <Dialog fonts={fonts} onClose={() => setFontDialogOpen(false)} />}
        </LazyDialog>
      )}
    </section>
  )
}
