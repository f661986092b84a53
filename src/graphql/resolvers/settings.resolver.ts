import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Channel } from '../../play/channels-port.js';
import type { OwnSettings } from '../../play/settings/settings.js';
import { signedIn, type RequestContext } from '../context.js';
import { rowIdIn } from '../edge/account-checks.js';
import { present } from '../edge/defined.js';
import { settingsIn, timeOf } from '../edge/settings-checks.js';
import { WEEKDAYS } from '../enums-of-notices.js';
import { AddWebhookInput, ChangeSettingsInput, SwitchChannelInput } from '../inputs/my-settings.input.js';
import {
  MySettingsType,
  NewWebhookType,
  TestResultType,
  WeekAheadType,
  type ChannelType,
} from '../types/my-settings.type.js';

@Resolver(() => MySettingsType)
export class SettingsResolver {
  @Query(() => MySettingsType, { description: 'How you want to be spoken to and reached.' })
  async mySettings(@Ctx() context: RequestContext): Promise<MySettingsType> {
    return settingsSource(await context.api.settings.of(signedIn(context).id));
  }

  @FieldResolver(() => WeekAheadType, { description: 'When your time runs in the coming week.' })
  async week(@Ctx() context: RequestContext): Promise<WeekAheadType> {
    const { from, to, awake, dayEnds } = await context.api.settings.week(signedIn(context).id);
    return {
      from: new Date(from),
      until: new Date(to),
      awake: awake.map(({ start, end }) => ({ from: new Date(start), until: new Date(end) })),
      dayEndsAt: new Date(dayEnds),
    };
  }

  @Mutation(() => MySettingsType, {
    description:
      'Change how you are spoken to and when you are reminded. Awake hours count from your next stretch on.',
  })
  async changeSettings(
    @Arg('input', () => ChangeSettingsInput, { description: 'What shall be otherwise.' })
    input: ChangeSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<MySettingsType> {
    const { settings } = context.api;
    const account = signedIn(context).id;
    const { calendar } = await settings.of(account);
    return settingsSource(await settings.change(account, settingsIn(input, calendar)));
  }

  @Mutation(() => NewWebhookType, {
    description:
      'Add a webhook. It counts once it has taken a test. Private addresses are refused, also behind names.',
  })
  async addWebhook(
    @Arg('input', () => AddWebhookInput, { description: 'Where to, and what.' }) input: AddWebhookInput,
    @Ctx() context: RequestContext,
  ): Promise<NewWebhookType> {
    const { address, shape } = input;
    const added = await context.api.settings.addWebhook(signedIn(context).id, address, shape);
    return { channel: channelSource(added.channel), secret: added.secret };
  }

  @Mutation(() => MySettingsType, { description: 'Forget a webhook.' })
  async removeWebhook(
    @Arg('id', () => ID, { description: 'The channel, as your settings list it.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MySettingsType> {
    const { settings } = context.api;
    return settingsSource(await settings.removeWebhook(signedIn(context).id, rowIdIn(id, 'id')));
  }

  @Mutation(() => MySettingsType, {
    description: 'Switch a channel on or off. On again also forgets that it failed.',
  })
  async switchChannel(
    @Arg('input', () => SwitchChannelInput, { description: 'Which one, and how.' }) input: SwitchChannelInput,
    @Ctx() context: RequestContext,
  ): Promise<MySettingsType> {
    const id = rowIdIn(input.channelId, 'input.channelId');
    return settingsSource(await context.api.settings.switchChannel(signedIn(context).id, id, input.on));
  }

  @Mutation(() => TestResultType, {
    description:
      'Send a test through one of your channels now, and say what became of it. One that was off because it failed is on again if the test arrives.',
  })
  async sendTest(
    @Arg('channelId', () => ID, { description: 'The channel, as your settings list it.' }) channelId: string,
    @Ctx() context: RequestContext,
  ): Promise<TestResultType> {
    const id = rowIdIn(channelId, 'channelId');
    const posted = await context.api.settings.sendTest(signedIn(context).id, id);
    return { result: posted.result, ...(posted.result === 'failed' ? { error: posted.error } : {}) };
  }
}

const settingsSource = ({ language, reminding, calendar, channels }: OwnSettings): MySettingsType => ({
  language,
  timeZone: calendar.zone,
  awakeFrom: timeOf(calendar.from),
  awakeUntil: timeOf(calendar.to),
  weekend: calendar.weekend.flatMap((day) => WEEKDAYS[day - 1] ?? []),
  reminders: {
    yourTurn: reminding.turn,
    ...(reminding.share === 0 ? {} : { timeLeftPercent: reminding.share }),
    nearlyUp: reminding.last,
  },
  channels: channels.map(channelSource),
});

const channelSource = ({
  id,
  kind,
  address,
  shape,
  verified,
  off,
  failing,
  retryAt,
  last,
}: Channel): ChannelType => ({
  id,
  kind,
  address,
  verified,
  on: off === undefined,
  ...present({
    shape,
    off,
    failingSince: failing?.since,
    retryAt,
    lastAt: last?.at,
    lastResult: last?.result,
    lastError: last?.error,
  }),
});
