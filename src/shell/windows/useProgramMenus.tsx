import { type ReactNode, useMemo, useState } from "react"
import { calmMode } from "../../hooks/browser/motion"
import { read, write } from "../../hooks/storage/useStorage"
import { LazyDialog } from "./LazyDialog"
import { type BarMenu, buttonEntries, joinEntries } from "./menus"
import type { Program } from "./program"
import { useClose } from "./useClose"
import { getWindow, maximise, minimise, restore } from "./windowList"

const loadAbout = () => import("./AboutPage")

/** Clicks a button of the header. */
const press = (way: string) => document.querySelector<HTMLElement>(`[data-way="${way}"] button`)?.click()

/** Returns the menus of a program, and the dialogs that they open. */
export function useProgramMenus(
  program: Program,
  hasReadme: boolean,
): { menus: readonly BarMenu[]; dialogs: ReactNode } {
  const { title } = program
  const [asked, setAsked] = useState(false)
  const closePage = useClose("page")
  const menus = useMemo((): readonly BarMenu[] => {
    const of = (bar: Element) => bar.closest("section") ?? bar
    const file = (bar: Element) =>
      joinEntries(
        [{ label: "Share...", act: buttonEntries(of(bar), "share")[0]?.act ?? (() => press("send")) }],
        [...buttonEntries(of(bar), "file"), { label: "Print", act: () => window.print() }],
        [{ label: "Close", act: closePage }],
      )
    const edit = (bar: Element) => {
      const own = buttonEntries(of(bar), "edit")
      return own.length > 0 ? own : [{ label: "Nothing to edit", act: () => {}, disabled: true }]
    }
    const view = () => {
      const isMaximised = getWindow("page")?.maximised ?? false
      const isCalm = read(calmMode)
      return joinEntries(
        [
          { label: "Maximised", on: isMaximised, act: () => maximise("page", !isMaximised) },
          { label: "Minimise", act: () => minimise("page") },
        ],
        [{ label: "Calm mode", on: isCalm, act: () => write(calmMode, !isCalm) }],
      )
    }
    const help = () =>
      joinEntries(hasReadme ? [{ label: "README.TXT", act: () => restore("readme") }] : [], [
        { label: `About ${title}`, act: () => setAsked(true) },
      ])
    return [
      { name: "File", entries: file },
      { name: "Edit", entries: edit, from: "edit" },
      { name: "View", entries: view },
      { name: "Help", entries: help },
    ]
  }, [title, hasReadme, closePage])
  const dialogs = asked && (
    <LazyDialog
      title={`About ${title}`}
      what="What is known about it"
      load={loadAbout}
      onClose={() => setAsked(false)}
    >
      {About => <About program={program} onClose={() => setAsked(false)} />}
    </LazyDialog>
  )
  return { menus, dialogs }
}
