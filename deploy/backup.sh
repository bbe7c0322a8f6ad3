#!/bin/sh
# The nightly copy: made, sent to BACKUP_TO, and deleted here and there before it is 30 days old, since who was erased is
# in the copies until then. It ends with the first failure.
set -eu
npm run --silent backup -- "$BACKUP_PATH/$(date +%F-%H%M).db"
find "$BACKUP_PATH" \( -name '*.db' -o -name '*.db.partial*' \) -mtime +28 -delete
[ -n "${BACKUP_TO:-}" ] || exit 0
case $BACKUP_TO in /*)
  # So is the folder of a disk that is not mounted.
  disk=$(stat -c %d "$BACKUP_TO")
  [ "$disk" != "$(stat -c %d "$BACKUP_PATH")" ] || { echo "BACKUP_TO: $BACKUP_TO is on the disk of the copies" >&2 && exit 1; } ;;
esac
names='/????-??-??-????.db'
rclone -q copy "$BACKUP_PATH" "$BACKUP_TO" --include "$names" --max-age 28d
rclone -q delete "$BACKUP_TO" --include "$names" --min-age 28d
echo "$BACKUP_TO" > "$BACKUP_PATH/sent-to" # lib/server/health/site-checks.ts reads it
