import { useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useLeaveAfterAWhile } from "../../components/use-leave-after-a-while.ts";
import type { BannerText } from "../../accounts/use-form.ts";

interface BannerProps {
  readonly banner: BannerText | null;
  readonly onLeave: () => void;
  /** Does not leave by itself: there is something left to do about it. */
  readonly isLasting?: boolean;
}

/** What went wrong, told at once. It leaves after five seconds, unless it is being read or somebody keeps it. */
export function Banner({ banner, onLeave, isLasting = false }: BannerProps) {
  return (
    <div className="banner-place">
      {/* Always there, because screen readers tell what changes in an alert that they know. */}
      <div role="alert">
        {banner !== null && (
          <p className="banner-text" key={banner.attempt}>
            {banner.text}
          </p>
        )}
      </div>
      {banner !== null && <BannerButtons key={banner.attempt} isLasting={isLasting} onLeave={onLeave} />}
    </div>
  );
}

interface BannerButtonsProps {
  readonly isLasting: boolean;
  readonly onLeave: () => void;
}

function BannerButtons({ isLasting, onLeave }: BannerButtonsProps) {
  const [isKept, setIsKept] = useState(isLasting);
  const hold = useLeaveAfterAWhile(onLeave, isKept);
  return (
    <div className="banner-buttons" {...hold}>
      {isKept ? (
        <button type="button" className="button quiet" onClick={onLeave}>
          <Icon name="close" />
          <span className="visually-hidden">Dismiss this message</span>
        </button>
      ) : (
        <button type="button" className="button quiet" onClick={() => setIsKept(true)}>
          Keep this message
        </button>
      )}
    </div>
  );
}
