# The whole site in one container: docs/production.md says how to run it.
# A tag can be moved to another image, a digest cannot. This prints the digest of today's, to be put behind the tag:
#   docker buildx imagetools inspect node:24-bookworm-slim --format '{{.Manifest.Digest}}'
# and to be used as --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:...
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
COPY . .
# Prerendered pages carry the site's address; a container has no git to ask for the commit.
ARG SITE_URL
ARG SOURCE_COMMIT
ENV SITE_URL=$SITE_URL SOURCE_COMMIT=$SOURCE_COMMIT NEXT_TELEMETRY_DISABLED=1
RUN npm run build \
  && rm -rf .next/cache node_modules/node-* node_modules/@next/swc-* node_modules/.cache node_modules/playwright* \
    node_modules/firebase node_modules/typescript node_modules/@tailwindcss node_modules/lightningcss*

FROM ${NODE_IMAGE}
# For BACKUP_TO.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates rclone \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SQLITE_PATH=/data/db/site.db \
  BACKUP_PATH=/data/backups
WORKDIR /site
COPY --from=build /site/package.json /site/server.ts /site/site.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/.next .next
COPY --from=build /site/public public
COPY --from=build /site/lib lib
COPY --from=build /site/scripts scripts
COPY --from=build /site/tools tools
COPY --from=build /site/deploy/backup.sh deploy/
# Node's compile cache; without it each start compiles our TypeScript again.
RUN install -d -m 700 -o node -g node /data /data/backups .next/cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
