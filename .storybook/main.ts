/** Configures Storybook for the shared components and kits. `npm run reports` builds it into public/storybook. */
import { fileURLToPath } from "node:url"
import type { StorybookConfig } from "@storybook/react-vite"

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/{components,kits}/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: vite => ({
    ...vite,
    // Vite would copy the folder "public", which is Gatsby's output here.
    publicDir: false,
    // Vite's CSS minifier rejects parts of 98.css.
    build: { ...vite.build, cssMinify: false },
    resolve: {
      ...vite.resolve,
      alias: { gatsby: fileURLToPath(new URL("./gatsby.tsx", import.meta.url)) },
    },
  }),
}

export default config
