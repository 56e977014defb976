import { graphql, useStaticQuery } from "gatsby"
import { type ReactNode, useEffect, useMemo, useRef } from "react"
import { IconSheet } from "../components/page-icon/iconSheet"
import { Effects } from "../effects/Effects"
import { defaultServices, type Services, ServicesContext } from "../hooks/outside/services"
import { configureTracking, trackPage } from "../hooks/outside/track"
import { useSiteName } from "../hooks/page/siteName"
import { recordVisit } from "../hooks/page/visited"
import { useVisitSampling } from "../hooks/visit/visit"
import type { PerttiRole } from "../lib/content/pertti"
import type { SpriteSheet } from "../lib/content/spriteSheet"
import type { WindowKind } from "../lib/content/windows"
import type { Badge } from "../lib/lists/badges"
import type { MenuFont } from "../lib/lists/fonts"
import type { Menus } from "../lib/lists/menus"
import { primaryLanguage } from "../lib/text/languageTag"
import { DesktopIcons } from "./desktop/DesktopIcons"
import { backgroundOf } from "./desktop/look"
import { useCalm } from "./desktop/useCalm"
import { useDesktop } from "./desktop/useDesktop"
import { useValentine } from "./desktop/useValentine"
import { HydrationBoundary } from "./first-paint/HydrationBoundary"
import { whenHydrated } from "./first-paint/hydrationQueue"
import { Footer } from "./footer/Footer"
import { Header } from "./header/Header"
import { useHeldKeys } from "./heldKeys"
import { useNavigation } from "./navigation/useNavigation"
import { Programs } from "./programs/Programs"
import { useOpenPrograms } from "./programs/useOpenPrograms"
import { RadioSlot } from "./radio/RadioSlot"
import * as styles from "./Shell.module.css"
import { useFocusRecovery } from "./useFocusRecovery"
import "./shell.css"
import { TaskBar } from "./task-bar/TaskBar"
import { TextLimit } from "./text-limit/TextLimit"
import { useMenuFont } from "./useMenuFont"

type SiteFacts = {
  name: string
  product: string
  analyticsId: string | null
  errorReportsDsn: string | null
  giphyKey: string | null
} & { [Name in keyof Services]: Services[Name] | null }

type Data = {
  site: { siteMetadata: SiteFacts }
  menus: { value: Menus; sheet: SpriteSheet | null }
  fonts: { value: MenuFont[] }
  badges: { value: Badge[]; sheet: SpriteSheet | null }
}

type Props = {
  page:
    | {
        path: string
        title: string
        code: string | null
        lang?: string
        background?: string
        window?: string
        icon?: string
        stays?: boolean
        pertti?: PerttiRole | null
      }
    | undefined
  /** The path in the visitor's address bar. */
  path: string
  children: ReactNode
}

function servicesOf(facts: SiteFacts): Services {
  return {
    favicons: facts.favicons ?? defaultServices.favicons,
    counterId: facts.counterId ?? defaultServices.counterId,
    badgeService: facts.badgeService ?? defaultServices.badgeService,
    giphyKey: facts.giphyKey ?? defaultServices.giphyKey,
    wikipedia: facts.wikipedia ?? defaultServices.wikipedia,
    youtube: facts.youtube ?? defaultServices.youtube,
  }
}

/** Updates the document's title when the site's name changes: Gatsby renders the head only once for each page. */
function useDocumentTitle(siteName: string, title: string): void {
  const previousName = useRef(siteName)
  useEffect(() => {
    if (previousName.current !== siteName) document.title = title
    previousName.current = siteName
  }, [siteName, title])
}

/** The browser of 1998 around every page: its title, its menu, the page's window on the desktop, and the footer. */
export function Shell({ page, path, children }: Props) {
  const { site, menus, fonts, badges } = useStaticQuery<Data>(graphql`
    query {
      site {
        siteMetadata {
          name product analyticsId errorReportsDsn giphyKey
          favicons counterId badgeService wikipedia youtube
        }
      }
      menus: dataList(name: { eq: "menus" }) { value sheet }
      fonts: dataList(name: { eq: "fonts" }) { value }
      badges: dataList(name: { eq: "badges" }) { value sheet }
    }
  `)
  const { name, product, analyticsId, errorReportsDsn } = site.siteMetadata
  const services = useMemo(() => servicesOf(site.siteMetadata), [site.siteMetadata])
  const { top, start, desktop: desktopItems } = menus.value
  const siteName = useSiteName(name)
  const titleWith = (site: string) => (page?.title ? `${site} - ${page.title}` : site)
  const [title, trackedTitle] = [titleWith(siteName), titleWith(name)]
  useEffect(() => {
    configureTracking({ analyticsId: analyticsId ?? "", errorReportsDsn: errorReportsDsn ?? "" })
  }, [analyticsId, errorReportsDsn])
  useEffect(() => {
    trackPage(path, trackedTitle)
  }, [path, trackedTitle])
  useDocumentTitle(siteName, title)
  useEffect(
    () =>
      whenHydrated(() => {
        // On the body, since React owns the attributes of the html element.
        document.body.dataset.ready = path
      }),
    [path],
  )
  useVisitSampling(path)
  const code = page?.code
  useEffect(() => {
    if (code) recordVisit(code)
  }, [code])
  useValentine()
  useCalm()
  useFocusRecovery()
  useHeldKeys()
  const { openPicker, openNumpad, go, goAnywhere, dialogs } = useNavigation(path)
  const navigation = { path, onNumpad: openNumpad, onPages: openPicker }
  const menuStyle = useMenuFont(fonts.value)
  const desktop = useDesktop(title)
  const background = backgroundOf(desktop.wallpaper, page?.background ?? "none")
  const isWindowed = Boolean(page?.title)
  const kind = (page?.window ?? "document") as WindowKind
  const programs = useOpenPrograms(
    {
      key: page?.path ?? path,
      title: page?.title ?? "",
      icon: page?.icon ?? "",
      kind,
      stays: isWindowed && page?.stays !== false,
    },
    path,
    children,
  )
  // The words of the shell are English, round pages in any language.
  const foreign = page?.lang && primaryLanguage(page.lang) !== "en" ? page.lang : undefined

  return (
    <IconSheet.Provider value={menus.sheet}>
      <ServicesContext.Provider value={services}>
        <div
          className={styles.desktop}
          lang={foreign && "en"}
          data-background={background === "none" ? undefined : background}
          data-refreshing={desktop.isRefreshing || undefined}
          data-desktop=""
          style={menuStyle}
        >
          <a className={styles.skip} href="#main">
            Skip to the page
          </a>
          <button
            type="button"
            className={styles.skip}
            onClick={() => document.getElementById("start")?.focus({ preventScroll: true })}
          >
            Skip to the Start menu
          </button>
          <HydrationBoundary name="header">
            <Header
              name={name}
              title={title}
              items={top}
              path={path}
              staticPath={page?.path ?? ""}
              onNumpad={openNumpad}
              onAnywhere={goAnywhere}
              onGo={go}
            />
          </HydrationBoundary>
          <div className={`${styles.workspace} ${isWindowed ? styles.wide : ""}`}>
            <HydrationBoundary name="icons">
              {isWindowed && (
                <DesktopIcons
                  items={desktopItems}
                  path={path}
                  isArranged={desktop.isArranged}
                  onBin={desktop.bin}
                />
              )}
            </HydrationBoundary>
            <main
              id="main"
              tabIndex={-1}
              lang={foreign}
              data-several={programs.slots.length > 1 || undefined}
            >
              <HydrationBoundary name="page">
                <Programs {...programs} />
              </HydrationBoundary>
            </main>
          </div>
          <HydrationBoundary name="footer">
            <Footer menus={menus.value} badges={badges.value} badgeSheet={badges.sheet} path={path} />
          </HydrationBoundary>
          <HydrationBoundary name="taskbar">
            <RadioSlot path={path} />
            <TaskBar
              {...navigation}
              pagePath={page?.path ?? path}
              part={page?.pertti ?? null}
              desktop={desktop}
              start={start}
              statistics={menus.value.statistics}
              things={menus.value.things}
              fonts={fonts.value}
              product={product}
              isWindowed={isWindowed}
              programs={programs}
            />
          </HydrationBoundary>
          {dialogs}
          {desktop.dialogs}
          <HydrationBoundary name="rest">
            <TextLimit path={path} />
            <Effects path={path} title={title} />
          </HydrationBoundary>
        </div>
      </ServicesContext.Provider>
    </IconSheet.Provider>
  )
}
