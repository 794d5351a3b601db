import type { ReactNode } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import type { ToolSetting } from './tool-setting.ts';

/** Every tool's outer frame: a failure inside it leaves the page, its rule and its sources at work. */
export const ToolIsland = ({
  setting,
  children,
}: {
  setting: ToolSetting;
  children: ReactNode;
}) => <FailureBoundary fallback={<FailureNotice {...setting} />}>{children}</FailureBoundary>;
